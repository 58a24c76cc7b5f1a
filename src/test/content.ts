import type * as owners from '../content'

// The texts for unit and browser tests, which see this file as `@/content`, so that an owner's texts fail no test. No
// text appears twice, so that tests can find each one. The pictures are files that no owner deletes.
// src/content.test.ts names the texts in src/content.ts that this file lacks.

export const siteName: string = 'Tea & Pots'

export const logo: string = ''

export const storePicture: string = '/favicon.svg'

export const html = {
  lang: 'en',
  dir: 'ltr',
  lateNotice: 'The script is late, so the form does not work yet.',
  reload: 'Load it again',
  noScript: 'The form of this page needs JavaScript.',
}

export const topBar = {
  join: 'Sign up',
  skip: 'Skip to the form',
}

export const hero = {
  title: 'Do Those Who Ask Find Your Tea?',
  badge: 'For small tea shops',
  intro:
    'People ask for tea every day, and most of them never hear of your shop. Read what they hear, and change it.',
  join: 'Put me on the list',
  more: 'Tell me more',
  note: 'It opens later this year.',
  madeBy: 'The work of',
}

export const preview = {
  title: `${siteName}: be found by those who ask for tea`,
  description: 'How a small tea shop is found.',
}

export const example = {
  questionLabel: 'You sell Leaf & Lid. Somebody asks:',
  question: 'Which teapot pours well?',
  answerLabel: 'An answer (invented):',
  picture: '/touch-icon.png',
  rivals: ['Stoneware', 'Ironworks'],
  beginning: 'Take one of iron.',
  store: 'Leaf & Lid',
  middle: 'pours better, but',
  wrong: 'breaks in the post',
  end: ', others say.',
  labels: { wrong: 'Mistaken', fix: 'Do this' },
  fix: 'Show how you pack a pot',
}

export const drawings = {
  notNamed: { question: 'Who sells green tea?', ending: 'is absent' },
  mentionsByMonth: {
    months: [
      { month: 'Sep', mentions: 2 },
      { month: 'Oct', mentions: 9 },
    ],
    caption: 'Times that you are named',
  },
  gap: { before: 'Litres: ?', after: '1.5 litres' },
  correction: { before: '“closed on Mondays”', after: 'open on Mondays' },
}

export const whyItMatters: typeof owners.whyItMatters = {
  title: 'Why a Shop Must Be Named',
  intro: 'An answer names two or three shops, and people buy from one of these.',
  cards: [
    { title: 'Who is named', text: 'Every answer, word for word.', drawing: 'notNamed' },
    { title: 'How often', text: 'A number for each month.', drawing: 'mentionsByMonth' },
    { title: 'What to add', text: 'The facts that nobody finds.', drawing: 'gap' },
    { title: 'What to correct', text: 'The mistakes, and their pages.', drawing: 'correction' },
  ],
}

export const howItWorks = {
  title: 'Three Steps',
  steps: [
    { title: 'Send an address', text: 'Tell us where your shop is.' },
    { title: 'Wait a day', text: 'We ask what your customers ask.' },
    { title: 'Read the answers', text: 'You see each of them, and what is wrong.' },
  ],
}

export const report = {
  title: 'What a report looks like',
  note: 'A block stands for an answer.',
  outOf: 'out of',
  counted: 'answers name the shop',
  answerCount: 12,
  rows: [
    { question: 'Which tea?', mentions: 11, wrong: 'is sold out', fix: 'Say that it is not' },
    { question: 'Which pot?', mentions: 0, wrong: '', fix: 'Show your pots' },
  ],
}

export const waitlist = {
  title: 'Be Told When It Opens',
  intro: 'Those on the list are told first.',
  points: ['It costs nothing.', 'You get one message.'],
  maker: { name: '', text: '', portrait: '' },
  nameLabel: 'First name',
  emailLabel: 'Address',
  join: 'Add me',
  joining: 'Adding...',
  promise: 'No other mail.',
  dataPromise: 'Nobody else gets what you type here.',
  contactIntro: 'Questions go to',
  privacyLink: 'What happens to your data',

  joined: 'Now you are on it.',
  next: 'The message will go to',
  share: 'Tell a friend',

  closedText: '',
  closedLink: { text: '', url: '' },
}

export const messages = {
  nameRequired: { title: 'No name', description: 'Type a name first.' },
  invalidEmail: { title: 'No address', description: 'This is not an address.' },
  welcome: { title: 'Welcome', description: 'You will hear from us.' },
  duplicate: { title: 'Already there', description: 'This address is known.' },
  failed: { title: 'Not saved', description: 'It did not arrive. Press again.' },
  copied: 'The link is copied',
  region: 'Messages',
  warning: 'Careful',
  dismiss: 'Close the message',
}

export const footer = {
  tagline: 'Tea finds its people.',
  links: [
    { text: 'Tea to buy', url: 'https://shop.example.com' },
    { text: 'Tea in pictures', url: 'https://pictures.example.com/tea' },
  ],
  privacyLink: 'Data',
  contactLink: 'Write to us',
  copyright: `© 2024 ${siteName}. No rights given away.`,
}

export const notFound = {
  tab: 'No such page',
  title: 'There is nothing here',
  home: 'Back to the start',
}

export const broken = {
  title: 'It does not open',
  text: 'The connection may be down.',
  reload: 'Try it again',
}
