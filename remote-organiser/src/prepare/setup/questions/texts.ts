import type { QuestionAudience, QuestionKind, QuestionReaders } from '@topout/domain';

/** Texts of the questions' set-up. */
export const questionsTexts = {
  title: 'Questions',
  lead: 'What people answer when they enter: an emergency contact, a shirt size, the rules they agree to.',
  add: 'Add a question',
  emptyTitle: 'No questions',
  empty: 'People who enter give their name and a category, and nothing else.',
  list: 'Questions',
  actions: (label: string) => `Actions for ${label}`,
  edit: 'Edit...',
  archive: 'Ask no more',
  archived: (label: string) => `“${label}” is asked no more.`,
  archivedTitle: 'Asked no more',
  archivedLead: 'Their answers are kept.',
  askAgain: 'Ask again',
  askAgainOf: (label: string) => `Ask “${label}” again`,
  previewTitle: 'As people see it',
  previewLead: 'Try it: nothing here is sent.',

  // A row
  kinds: {
    TEXT: 'Text',
    CHOICE: 'Choice',
    NUMBER: 'Number',
    CONSENT: 'Consent',
  } satisfies Record<QuestionKind, string>,
  required: 'Required',
  version: (version: number) => `Version ${version}`,
  audiences: {
    ALL: 'Everybody',
    CATEGORIES: 'Some categories',
    MINORS: 'People who may be under 18',
    ADULTS: 'Adults',
  } satisfies Record<QuestionAudience, string>,
  readers: {
    DESK: 'Organisers and the check-in desk',
    ORGANISERS: 'Master and staff judges only',
  } satisfies Record<QuestionReaders, string>,

  // The form
  newTitle: 'New question',
  editTitle: 'Edit question',
  save: 'Save',
  kind: 'Kind',
  label: 'Question',
  labelPlaceholder: 'Emergency contact',
  consentLabel: 'What people agree to, in short',
  consentPlaceholder: 'Rules of the gym',
  help: 'Explanation',
  text: 'Text to agree to',
  newVersion: (version: number) =>
    `Another text is version ${version}: everybody is asked to agree again, and it stays known who agreed to which.`,
  choices: 'Answers',
  choicesHint: 'One per line.',
  isRequired: 'Nobody enters without an answer',
  audience: 'For',
  categories: 'Categories',
  readBy: 'Who reads the answers',
  readByHint:
    'Besides the person and their parents. It can’t be opened to more people once somebody answered.',
  deskReads: 'The check-in desk sees who has not agreed.',
} as const;
