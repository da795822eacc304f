/** Every text of this remote's screens but the home page's. */
export const texts = {
  loading: 'Loading',
  required: 'Required',
  toPutRight: (count: number) =>
    count === 1 ? '1 thing is missing or not right' : `${count} things are missing or not right`,
  signingIn: 'Signing you in',
  continue: 'Continue',
  save: 'Save',
  unreachable: 'Make sure you’re connected to the internet then try again',
  networkTitle: 'Network error occurred',
  tooMany: (seconds: number) =>
    `Too many attempts. Please wait ${seconds === 1 ? 'a second' : seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`} and try again.`,
  unknownTitle: 'Unknown error occurred',
  unknown: (email: string) =>
    email === '' ? 'Please try again.' : `Please try again. If the problem persists, email ${email}.`,
} as const;

export const enteredTexts = {
  title: 'Your entries',
  none: 'Competitions you or your children enter appear here.',
  loading: 'Loading your entries',
  you: 'You',
  entry: (who: string, category: string) => `${who}: ${category}`,
  waiting: 'waiting list',
  resultsOut: 'Results out',
  more: (count: number) => `Show ${count} more`,
} as const;

export const accountTexts = {
  email: 'E-mail',
  emailChecking: 'One moment…',
  emailKnown: 'We found you in our system',
  emailNew: "Looks good, we'll get you registered",
  password: 'Password',
  passwordHint: 'At least 8 characters',
  confirmedPassword: 'Repeat the password',
  firstName: 'First name',
  lastName: 'Last name',
  yearOfBirth: 'Year of birth',
  gender: 'Gender',
  picture: 'Picture',
  uploadFailed: 'An error occurred while uploading.',
  uploadFailedHint: 'Everything else is saved, and your picture is still here.',
  uploadAgain: 'Try again',
  goOnWithout: 'Continue without the picture',
  change: 'Change',
  changeAnswer: (label: string) => `Change ${label}`,
  accept: 'I accept the',
  documents: { terms: 'terms of use', privacy: 'privacy policy' },
  documentTitles: { terms: 'Terms of use', privacy: 'Privacy policy' },
  close: 'Close',
  wrongPassword: 'Incorrect password',
  signIn: 'Sign in',
  register: 'Register',
} as const;

export const genderNames = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' } as const;

/**
 * The versions of the texts that people accept, as the server stores them. Raise one whenever its text below
 * changes.
 */
export const legalVersions = { terms: '2026-11', privacy: '2026-11' } as const;

/** In plain words, as short as possible; a host may say more where it announces the competition. */
export const legalTexts = {
  terms: [
    'You enter only yourself and the people you are responsible for, with true details.',
    'Judges log what they see; the organiser of a competition decides about results and may correct or remove entries.',
    'You climb at your own risk and by the rules of the venue. Topout keeps scores, nothing else.',
    'Keep your password to yourself. You can leave at any time and take your data with you.',
  ],
  privacy: [
    'Topout keeps your name, e-mail, year of birth, gender and picture, and the attempts that judges log for you. It needs them to run competitions, and for nothing else: no advertising, no tracking, no sale.',
    'Public boards show your name, your picture and your results. Competitors under 16 appear by first name and initial and without a picture, unless a parent chooses otherwise. The year of birth is never public.',
    'Organisers and judges of a competition you entered see your details for as long as they need them for it.',
    'You can see, correct, take away and delete your data. What others need of a finished competition then stays without your name.',
  ],
} as const;

export const entryFlowTexts = {
  welcomeTitle: 'Welcome',
  welcome: 'Enter in under a minute and follow your score live.',
  competing: "I'm competing",
  competingHint: 'Enter yourself',
  parent: "I'm a parent",
  parentHint: 'Enter one or more children',
  getStarted: 'Get started',
  seeBoard: 'See the leaderboard',
  seePlan: 'See the plan',
  enteredAlready: 'Entered already? Sign in',
  haveTicket: 'Have a ticket? Open your card',
  notAllowed: 'Entry not allowed',
  listedLink: 'On the organisers’ list?',
  listedTitle: 'On the list?',
  listedLead:
    'Sign up with the e-mail address, name and year of birth that the list has: the entry is yours at once. For a child, sign up as yourself, then add the child.',
  nobodyListed: 'No entry found',
  nobodyListedText: (name: string, year: number | null, email: string) =>
    `Nobody is listed here as ${name}${year === null ? '' : `, born ${year},`} under ${email}. The organisers can add you or correct the list.`,
  listedChild: 'My child is listed',
  listedDetails: 'Change my details',
  emailTitle: 'What’s your e-mail?',
  emailLead: 'We use it to find you, or to sign you up.',
  parentEmailTitle: 'First, your own e-mail',
  parentEmailLead: 'Your children go under your account. They don’t need an e-mail.',
  ageTitle: 'When were you born?',
  ageLead: 'Categories depend on your year of birth. We never show it in public.',
  tooYoung: "You're too young, get an adult",
  tooYoungHint: 'A parent can register you in a minute with their own e-mail.',
  tryAgain: 'Try again',
  parentGoesOn: 'Continue as a parent',
  childInstead: 'I’m a parent: enter a child',
  loginTitle: 'Welcome back',
  loginLead: 'Sign in with your e-mail and password.',
  registerTitle: 'Nice to meet you',
  registerLead: 'We ask this once, for all competitions.',
  registerParentTitle: 'About you',
  registerParentLead: 'Your children come next.',
  confirmTitle: 'Choose your category',
  enteringAs: (name: string) => `You’re entering as ${name}.`,
  category: 'Category',
  enter: 'Enter',
  detailsTitle: 'A few details first',
  detailsLead: 'Your category depends on them.',
  noCategories: 'This competition has no categories yet.',
  isFull: 'Full: you’ll join the waiting list',
  ownEntryTitle: 'Change the entry',
  ownEntryLead: (name: string, category: string) => `${name} is entered in ${category}.`,
  changeEntry: 'Change or withdraw',
  withdraw: 'Withdraw',
  withdrawTitle: (name: string) => `Withdraw ${name}?`,
  withdrawText: (competition: string) =>
    `Your place at ${competition} goes to the next person waiting. You can enter again while entries are open.`,
  withdrawn: 'Withdrawn',
  withdrawnText: 'You’re no longer entered. The organisers can see that you withdrew.',
  enterAgain: 'Enter again',
  waitingTitle: (place: number) => `You're on the waiting list, place ${place}`,
  waiting: (category: string) => `${category} is full. We’ll email you as soon as you have a place.`,
  toCompetition: 'To the competition',
  numberTitle: 'Find yourself',
  numberLead: 'Type the number on your bib or in your entry e-mail.',
  number: 'Competitor number',
  numberFound: (first: string, last: string) => `Found matching competitor: ${first} ${last}`,
  numberInvalid: 'Invalid competitor number',
  numberSearching: 'Looking it up…',
  notListedLink: "I'm not on the list",
  notListedTitle: 'Not on the list?',
  notListed: 'Ask at the organisers’ desk: they can find your name or add you.',
  notListedEnter: 'Ask at the organisers’ desk, or enter yourself here.',
  liveScores: 'View live scores',
} as const;

/** For a link that signs in, opened by a signed-in person, or where nobody has signed in before. */
export const codeTexts = {
  title: (name: string) => `Sign in as ${name === '' ? 'somebody else' : name}?`,
  signedInAs: (name: string) => `You are signed in as ${name}. This link signs in another person.`,
  signIn: (name: string) => (name === '' ? 'Sign in' : `Sign in as ${name}`),
  stay: 'Cancel',
  signedUpTitle: 'Did you sign up?',
  signedUp: (name: string) =>
    `Somebody made an account with your e-mail address in another browser${name === '' ? '' : `, as ${name}`}. If it wasn’t you, we’ll sign them out and their password will stop working.`,
  mine: 'Yes, that was me',
  notMine: 'No, sign them out',
} as const;

export const judgeTexts = {
  keyTitle: 'Judging',
  noKey: 'To judge this competition, please scan the QR code provided by the competition organizer.',
  wrongKey: 'The QR code you scanned is not valid for this competition.',
  wrongInvitation:
    'This invitation has been used, withdrawn or replaced, or is more than two weeks old. Please ask the organisers for a new one.',
  ended: (date: string) =>
    `This competition ended on ${date}. Please contact the event organiser for any queries.`,
  closedTitle: 'Competition closed',
  checkingKey: 'Checking the QR code',
  checkFailed: 'The QR code could not be checked.',
  checkOffline:
    'You’re offline, so we can’t check the QR code yet. We’ll check it as soon as you are back online.',
  staffTitle: 'You are staff here',
  staff: 'Staff run the competition but don’t judge. The organiser can make you a staff judge.',
  toDashboard: 'To the dashboard',
  tryAgain: 'Try again',
  emailTitle: 'Judge with us',
  emailLead: 'Your e-mail tells us who logs the attempts.',
  loginTitle: 'Welcome back',
  loginLead: 'Sign in with your e-mail and password.',
  registerTitle: 'About you',
  registerLead: 'Staff and the other judges see your name.',
  kidsTitle: 'Would you like to register any competitors?',
  kidsLead: 'You can enter your children now and judge afterwards.',
  yes: 'Yes',
  no: 'No',
  confirmTitle: 'Ready to judge?',
  confirmLead: 'Check how you appear to staff and judges.',
  start: 'Start Judging',
  pendingTitle: 'Waiting for approval',
  pending: 'The staff have your request. You’ll get an e-mail once it is confirmed.',
  checkAgain: 'Check again',
} as const;

export const signInTexts = {
  title: 'Sign in',
  newHere: 'New here?',
  signUp: 'Create an account',
  signUpTitle: 'Create an account',
  signUpLead: 'One account to organise, judge and enter.',
  known: 'Already have one?',
} as const;

export const childrenTexts = {
  title: 'Your competitors',
  lead: 'Choose a category for each, then enter them together.',
  loading: 'Loading your competitors',
  emptyTitle: 'Who is climbing?',
  empty: 'Add your first competitor. It takes a moment, and they stay with your account.',
  add: 'Add competitor',
  addAnother: 'Add another competitor',
  addTitle: 'Add a competitor',
  addLead: 'Year of birth and gender are never shown in public.',
  wasAdded: (name: string) => `${name} was added. You can add another competitor here.`,
  edit: 'Edit',
  editName: (name: string) => `Edit ${name}`,
  category: 'Category',
  categoryPlaceholder: 'Choose a category...',
  notThisTime: 'Not this time',
  entered: (category: string) => `Entered: ${category}`,
  waiting: (category: string, place: number) => `Waiting list, place ${place}: ${category}`,
  isFull: (category: string) => `${category} (full, waiting list)`,
  otherAge: (category: string, reason: string) => `${category} (${reason})`,
  changeEntry: 'Change or withdraw',
  someWait: 'We’ll email you as soon as a place is free.',
  enter: (n: number) => (n === 1 ? 'Enter 1 competitor' : `Enter ${n} competitors`),
  goOn: 'Done',
  fullName: 'Show the full name in public',
  fullNameHint: 'Otherwise boards show the first name and an initial, and no picture.',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'This removes the profile and its entries. Results stay on the board as “Competitor” with a number.',
  myself: 'Enter myself as well',
} as const;

export const appTexts = {
  title: 'Use the Topout App',
  lead: 'Topout lives on your home screen, without a store. There, a tap on a competitor opens the scorecard.',
  devices: [
    {
      name: 'iPhone and iPad',
      steps: ['Open Topout in Safari.', 'Tap Share.', 'Choose “Add to Home Screen”, then Add.'],
    },
    {
      name: 'Android',
      steps: [
        'Open Topout in Chrome.',
        'Open the browser’s menu.',
        'Choose “Install app” or “Add to Home screen”.',
      ],
    },
    {
      name: 'Computer',
      steps: ['Open Topout in Chrome or Edge.', 'Click the install icon at the end of the address.'],
    },
  ],
} as const;
