/** How many lines a list of people may have: more than ever enter one competition. The server does nothing else while it reads them. */
export const mostListLines = 5_000;

/** How many letters there may be: forms let nobody type more, and the server takes no more. */
export const longest = {
  /** The name of a competition, a league or a place. */
  title: 200,
  /** The name of a person, or of a part of a competition. */
  name: 100,
  /** An e-mail address. */
  address: 320,
  /** The number of a competitor, or of a route at the wall. */
  number: 20,
  /** A line for the hall. */
  message: 200,
  /** What organisers announce: two sentences that a phone shows whole. */
  announcement: 280,
  /** What is said about a result in dispute, and the reason of a decision. */
  dispute: 500,
  /** Why a climber got a caution. */
  caution: 200,
  /** Why official results were changed. */
  amendment: 200,
  /** What organisers ask people who enter. */
  question: 120,
  /** What explains a question. */
  help: 300,
  /** One of the answers to choose from. */
  choice: 60,
  /** What somebody answers. */
  answer: 300,
  /** The name of a sponsor. */
  sponsor: 60,
  /** What people agree to. */
  consent: 5000,
} as const;
