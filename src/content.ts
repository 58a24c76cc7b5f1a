/*
 * Every text that a visitor reads, except those of /admin and the app shell, which are in English. Change only
 * numbers, and what is between quotation marks or backticks. Inside a text, write \" for a quotation mark, \u00ad
 * where a long word may be hyphenated, and \u2060 where a line must not break, as within a Chinese word. You can
 * add and remove cards, steps and points. While the name is "LLM Brand Visibility", src/content.test.ts requires
 * some of the original texts.
 */

export const siteName = "LLM Brand Visibility"

// A file in the folder public, such as "/logo.svg". If this is empty, the logo is three blocks.
export const logo = ""

// A picture of your store, which stands lit up in the street: the faint row of stores in public/street.svg. If this is
// empty, there is no street.
export const storePicture = "/store.svg"

export const html = {
  // The language of these texts, such as "de", and their direction, "rtl" if they are written from right to left.
  lang: "en",
  dir: "ltr",
  // For visitors whose JavaScript has not arrived after ten seconds, or is switched off.
  lateNotice: "Part of this page has not loaded, so you cannot join yet.",
  reload: "Reload the page",
  noScript: "Parts of this site, such as the waitlist form, need JavaScript.",
}

export const topBar = {
  join: "Join Waitlist",
  skip: "Skip to the waitlist form", // For people who use a keyboard or a screen reader.
}

export const hero = {
  title: "Is Your Brand Visible in LLM Searches?", // Shown until you save one at /admin.
  badge: "Understand Your Brand's AI Presence",
  intro: "Shoppers ask ChatGPT and Claude what to buy. See whether they name your store, and what to fix when they get it wrong.",
  join: "Join Waiting List",
  more: "Learn More", // Also leads to the form.
  note: "Not open yet. Join to hear when it opens.",
  madeBy: "Made by", // Before the maker's name, if there is one.
}

// For search engines and previews of shared links.
export const preview = {
  title: `${siteName}: see what AI models say about your store`,
  description: hero.intro,
}

export const example = {
  questionLabel: "Say you run Hollin & Quay. A shopper asks:",
  // If this is empty, there is no answer; the picture (3:2), if there is one, stands alone below the line above.
  question: "Which canvas bag should I buy?",
  answerLabel: "An AI model answers (invented):",
  // What the three stores sell, yours in the middle: a 15:4 file in public, such as 360 by 96. Empty for no picture.
  picture: "/bags.svg",
  rivals: ["Tarnfield", "Brackwell"], // The other two stores, the left one first. A drawing below also names them.
  // The parts of the answer, in this order. No space precedes the end; in Chinese and Japanese, none precedes any part.
  beginning: "Try Tarnfield.",
  store: "Hollin & Quay",
  middle: "lasts longer, but",
  wrong: "does not ship to Europe", // If this is empty, nothing is wrong; then change the middle and the end.
  end: ". Brackwell is the cheapest.",
  // The labels of the two lines below an answer with a mistake. The first repeats the mistake; the second is `fix`.
  labels: { wrong: "Wrong", fix: "Fix" },
  fix: "List Europe under “Shipping”",
}

// The drawings on the cards below, each a part of a report. You can keep one that no card uses.
export const drawings = {
  notNamed: { question: "Which bag fits under a plane seat?", ending: "is not named" }, // The store's name comes before the ending.
  // How many answers name the store each month, and out of how many; the last month matches the report below.
  mentionsByMonth: { months: [{ month: "May", mentions: 6 }, { month: "Jun", mentions: 4 }, { month: "Jul", mentions: 8 }, { month: "Aug", mentions: 10 }], caption: "Answers that name you, out of 30" },
  gap: { before: "Laptop size: ?", after: "16 inches" }, // A fact that is missing from a page, then added.
  correction: { before: "“went out of business”", after: "still open" }, // A fact that an answer gets wrong, then right.
}

// One of the drawings above, or a 3:2 file in public, such as "/bag.jpg". Leave it empty for neither.
type Card = { title: string; text: string; drawing: keyof typeof drawings | `/${string}` | "" }

const cards: Card[] = [
  { title: "LLM Search Analysis", text: "Read what ChatGPT and Claude tell shoppers.", drawing: "notNamed" },
  { title: "Visibility Metrics", text: "See how often answers name you, month by month.", drawing: "mentionsByMonth" },
  { title: "Actionable Insights", text: "Find the facts your pages lack, and add them.", drawing: "gap" },
  { title: "Brand Protection", text: "See what answers get wrong, and which page to fix.", drawing: "correction" },
]

export const whyItMatters = {
  title: "Why LLM Visibility Matters",
  intro: "LLMs such as ChatGPT and Claude name only a few stores. If they name a rival, or get your facts wrong, you may lose the sale.",
  cards,
}

export const howItWorks = {
  title: "How It Works",
  steps: [
    { title: "Submit Your Brand", text: "Enter your store URL and what we should know about your brand." },
    { title: "AI Analysis", text: "We ask the models what shoppers ask, each question several times, and read every answer." },
    { title: "Get Insights", text: "You see which answers name you, which do not, and what they say." },
    { title: "Take Action", text: "Fix the pages we point to, and see whether the answers change." },
  ],
}

type Row = { question: string; mentions: number; wrong: string; fix: string }

// The questions of the report: how many answers name the store, what is wrong in them, and what to fix. If nothing is
// wrong, or there is nothing to fix, leave that empty. Without rows, as in `rows: Row[] = []`, there is no report.
const rows: Row[] = [
  { question: "Which canvas bag should I buy?", mentions: 7, wrong: example.wrong, fix: example.fix },
  { question: "Which bag fits my laptop?", mentions: 3, wrong: "", fix: "State sizes on each product page" },
  { question: "Who repairs a torn canvas bag?", mentions: 0, wrong: "", fix: "Give repairs a page of their own" },
]

// Shown below the steps. Promise no more than your reports will contain. The totals come from the rows.
export const report = {
  title: "A sample report",
  note: "For an invented store. Each block is an answer from ChatGPT or Claude; the marked ones name the store.",
  // The word in a count such as "10 of 30", and what is counted.
  outOf: "of",
  counted: `answers name ${example.store}`,
  answerCount: 10, // How many answers each question gets.
  rows,
}

export const waitlist = {
  title: "Join the Waitlist",
  intro: "Be the first to see what AI models say about your store.",
  points: [
    "Joining is free, and commits you to nothing.",
    "One email, when it opens.",
    "The list is private, and we never sell it.",
  ],
  // The person who makes this: a name, and two sentences in the first person, such as why you make it, and when it
  // opens. People trust a page with a name more. The portrait is a file in the folder public. Empty values are not
  // shown.
  maker: { name: "", text: "", portrait: "" },
  nameLabel: "Name",
  emailLabel: "Email",
  join: "Join Waitlist",
  joining: "Joining...",
  promise: "We respect your privacy. No spam, ever.",
  dataPromise: "We use your name and email only for the launch email. This page sets no cookies; we note which link you followed.",
  contactIntro: "To leave the list, or to ask us anything, write to", // Shown if the site has a contact address, which follows.
  privacyLink: "Privacy notice", // Shown if the site has a privacy notice.

  joined: "You are on the list.",
  next: "We will email you once, at launch, at", // The visitor's email address follows.
  share: "Share with another store owner",

  // Leave this empty while people can join. A text here replaces the form and the buttons that lead to it, with a
  // link if closedLink has a url, such as "https://example.com". Also change the title above.
  closedText: "",
  closedLink: { text: "", url: "" },
}

// The messages that appear for a few seconds, and their labels for screen readers.
export const messages = {
  nameRequired: { title: "Name required", description: "Please enter your name." },
  invalidEmail: { title: "Invalid email", description: "Please enter a valid email address." },
  welcome: { title: "Welcome to the waitlist!", description: "We'll notify you when we launch." },
  duplicate: { title: "Error", description: "This email is already on the waitlist." },
  failed: { title: "Error", description: "Something went wrong. Please try again." },
  copied: "Link copied",
  region: "Notifications",
  warning: "Warning",
  dismiss: "Dismiss",
}

type Link = { text: string; url: string }

// Your other pages, each as { text: "Shop", url: "https://example.com" }, with a comma between two.
const links: Link[] = []

export const footer = {
  tagline: "See your brand the way AI sees it.",
  links,
  privacyLink: "Privacy",
  contactLink: "Contact",
  copyright: `© 2024 ${siteName}. All rights reserved.`,
}

// For an address where there is no page.
export const notFound = {
  tab: "Page not found",
  title: "Oops! Page not found",
  home: "Return to Home",
}

// For a page that fails to load.
export const broken = {
  title: "This page could not be loaded",
  text: "Check your connection, then reload the page.",
  reload: "Reload the page",
}
