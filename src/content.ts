/*
 * The words of the site. Change what stands between the quotation marks; within a text write \" for
 * one of them. src/content.test.ts checks what is marked as specified: change that in both files.
 */

export const name = "LLM Brand Visibility"

export const hero = {
  // Specified. Shown until the stored headline has come: change that at /admin.
  headline: "Is Your Brand Visible in LLM Searches?",
  // Specified.
  badge: "Understand Your Brand's AI Presence",
  intro: "Shoppers ask ChatGPT and Claude what to buy. See if they name your store, and what to fix if they get it wrong.",
}

// For search engines, and for the preview of a shared link.
export const search = {
  title: `${name}: see what AI models say about your store`,
  description: hero.intro,
}

// The answer is read in this order. Only the end follows without a space.
export const example = {
  question: "Which canvas bag should I buy?",
  beginning: "Tarnfield is the best known.",
  store: "Hollin & Quay",
  middle: "uses a heavier waxed canvas, but",
  wrong: "does not ship to Europe",
  end: ". Brackwell is the cheapest.",
  named: "Yes",
  place: "Second of three",
  fix: "List Europe on your shipping page",
  caption: "An example with an invented store",
}

// The drawings: an answer, blocks that become more, a gap that is filled, words put right.
type Card = { title: string; text: string; drawing: "answer" | "rise" | "rewrite" | "guard" }

export const why: { title: string; intro: string; cards: Card[] } = {
  // Specified.
  title: "Why LLM Visibility Matters",
  intro: "An answer names two or three stores, and nobody looks up the fourth.",
  cards: [
    {
      // Specified: the titles of these four.
      title: "LLM Search Analysis",
      text: "Read what ChatGPT, Claude and other models answer when a shopper asks for what you sell.",
      drawing: "answer",
    },
    {
      title: "Visibility Metrics",
      text: "Put a number on it: how often the answers name your brand, and whether that grows or shrinks.",
      drawing: "rise",
    },
    {
      title: "Actionable Insights",
      text: "See which facts about your products are missing, and on which page to state them.",
      drawing: "rewrite",
    },
    {
      title: "Brand Protection",
      text: "Find out when an answer gets your brand wrong, and which page to correct.",
      drawing: "guard",
    },
  ],
}

export const how = {
  // Specified.
  title: "How It Works",
  // Specified: the titles of these four.
  steps: [
    {
      title: "Submit Your Brand",
      text: "Enter your store's URL and what we should know about your brand.",
    },
    {
      title: "AI Analysis",
      text: "We put your shoppers' questions to the models, several times each, and read every answer for your brand.",
    },
    {
      title: "Get Insights",
      text: "You see where you are named, where you are missing and what is said about you.",
    },
    {
      title: "Take Action",
      text: "Correct the pages that we point to, and see whether the answers change.",
    },
  ],
}

export const waitlist = {
  // Specified.
  title: "Join the Waitlist",
  intro: "Leave your name and email address, and be told first when you can see what AI models say about your store.",
  // A page with a name is trusted more: a point before these can say who makes this, where, and when it opens.
  points: [
    "One email, and no newsletter.",
    "Joining is free, with no obligation.",
    "No cookies and no trackers here.",
  ],
  // Specified.
  privacy: "We respect your privacy. No spam, ever.",
  // Shown where the site has a contact address, which follows.
  contact: "We use your name and email address for the launch email alone. To be taken off the list, or to ask, write to",
  joined: "You are on the list.",
  // The address follows.
  next: "We will write once, at launch, to",

  // Empty as long as people can join. A text takes the place of the form, with a link below it
  // where closedLink has an address, such as https://example.com.
  closed: "",
  closedLink: { text: "", address: "" },
}

export const footer = {
  tagline: "See your brand the way AI sees it.",
  // Specified: the year.
  copyright: `© 2024 ${name}. All rights reserved.`,
}
