import { invitationDays } from '@topout/domain';
import type { Mail, MailRow } from './mail.ts';

/** Every text that goes out by mail. */

interface Place {
  readonly uuid: string;
  readonly name: string;
}

/** A competition, and the page that a mail about it links to. */
export interface SignInReason extends Place {
  /** Signs the reader in, once. */
  readonly path: string;
}

const linkNote = 'The link signs you in, once. Please keep it to yourself.';

/** Staff have approved a judge. (behaviour: joining-judges#approval) */
export const judgeApproved = (competition: SignInReason, greeting: string): Mail => ({
  subject: `You are a judge at ${competition.name}`,
  greeting,
  paragraphs: [`The organisers of ${competition.name} have confirmed you as a judge.`],
  action: { label: 'Start judging', path: competition.path },
  note: linkNote,
});

const invitedTo = {
  JUDGE: { subject: 'Judge', asks: 'would like you to judge' },
  STAFF_JUDGE: { subject: 'Judge and organise', asks: 'would like you to judge and to organise with them' },
  STAFF: { subject: 'Help to organise', asks: 'would like you to organise with them' },
} as const;

/** The key comes after the #, so that it reaches no server's log. */
export const staffInvited = (competition: Place, role: keyof typeof invitedTo, key: string): Mail => ({
  subject: `${invitedTo[role].subject} at ${competition.name}`,
  paragraphs: [
    `The organisers of ${competition.name} ${invitedTo[role].asks}. Open this link on your phone.`,
  ],
  action: { label: 'Accept', path: `/${competition.uuid}/judge#key=${encodeURIComponent(key)}` },
  note: `The link is for you alone. It works once, within the next ${invitationDays} days. If this is a mistake, you can ignore it.`,
});

/**
 * It enters nobody: people enter themselves, or take over the entry imported under their address and name.
 */
export const entrantInvited = (competition: Place): Mail => ({
  subject: `Enter ${competition.name}`,
  paragraphs: [
    `The organisers of ${competition.name} would like you to take part. Enter here with this e-mail address; if they have put your name on the list already, that entry becomes yours.`,
  ],
  action: { label: 'Enter', path: `/${competition.uuid}/enter` },
  note: "If you don't want to take part, you can ignore this.",
});

/**
 * The token comes after the #, so that it reaches no server's log.
 *
 * @param page where the reader continues with the new password
 */
export const passwordReset = (token: string, page?: string): Mail => ({
  subject: 'Your new Topout password',
  paragraphs: ['Somebody, hopefully you, asked for a new password for this e-mail address.'],
  action: {
    label: 'Choose a new password',
    path: `/reset-password${page === undefined ? '' : `?next=${encodeURIComponent(page)}`}#token=${token}`,
  },
  note: "The link works once, within the next hour. If it wasn't you, you can ignore this: your password stays as it is.",
});

export const passwordChanged = (): Mail => ({
  subject: 'Your Topout password was changed',
  paragraphs: ['Your password was changed a moment ago, and your other devices were signed out.'],
  action: { label: "It wasn't me", path: '/reset-password' },
  note: 'If it was you, you need do nothing.',
});

/** @param path of the page to sign in on, with the one-time code */
export const signInLink = (path: string, minutes: number): Mail => ({
  subject: 'Sign in to Topout',
  paragraphs: ['Here is your link. It signs you in, without a password, on the device you open it on.'],
  action: { label: 'Sign in', path },
  note: `The link works once, within the next ${minutes} minutes. If you didn't ask for it, you can ignore this.`,
});

/** To the new address. */
export const emailChange = (token: string): Mail => ({
  subject: 'Confirm your e-mail for Topout',
  paragraphs: ['You asked to use this address with Topout. Open the link to confirm that it is yours.'],
  action: { label: 'Confirm this e-mail', path: `/confirm-email#token=${token}` },
  note: "The link works once, within the next day. If it wasn't you, you can ignore this.",
});

/** To the old address. */
export const emailChanged = (email: string): Mail => ({
  subject: 'Your Topout e-mail was changed',
  paragraphs: [`You sign in to Topout with ${email} from now on. Your other devices were signed out.`],
  note: "If it wasn't you, please tell the organisers of your competition at once.",
});

export interface EntryLine {
  readonly name: string;
  readonly category: string;
  readonly number: string | null;
  /** From 1; null = has a place. */
  readonly waitingPosition: number | null;
}

/** One mail about everybody a person has just entered: themselves, or their children. */
export function entered(competition: SignInReason, greeting: string, lines: readonly EntryLine[]): Mail {
  const waiting = lines.filter(({ waitingPosition }) => waitingPosition !== null);
  return {
    subject:
      waiting.length === lines.length
        ? `On the waiting list of ${competition.name}`
        : `Entered: ${competition.name}`,
    greeting,
    paragraphs: [
      `Thank you for entering ${competition.name}.`,
      ...(waiting.length > 0
        ? ['As soon as a place is free, the next person moves up, and we’ll let you know.']
        : []),
    ],
    rows: lines.map((line) => rowOf(line)),
    action: { label: 'Follow the score', path: competition.path },
    note: linkNote,
  };
}

function rowOf({ name, category, number, waitingPosition }: EntryLine): MailRow {
  const place = waitingPosition === null ? '' : `, waiting list, place ${waitingPosition}`;
  return { title: name, detail: `${category}${number === null ? '' : `, number ${number}`}${place}` };
}

/** A person has moved up from a session's waiting list. */
export const waveFree = (competition: SignInReason, greeting: string, lines: readonly EntryLine[]): Mail => ({
  subject: `You have a place in your session at ${competition.name}`,
  greeting,
  paragraphs: ['A place in the session you chose is free, and it is yours.'],
  rows: lines.map((line) => rowOf(line)),
  action: { label: 'To the competition', path: competition.path },
  note: linkNote,
});

/** A person has moved up from the waiting list. */
export const placeFree = (
  competition: SignInReason,
  greeting: string,
  lines: readonly EntryLine[],
): Mail => ({
  subject: `You have a place at ${competition.name}`,
  greeting,
  paragraphs: [`A place at ${competition.name} is free, and it is yours.`],
  rows: lines.map((line) => rowOf(line)),
  action: { label: 'To the competition', path: competition.path },
  note: `${linkNote} If you can't come any more, please tell the organisers: somebody else is waiting.`,
});
