import { invitationDays } from '@topout/domain';
import type { Letter, LetterRow } from './letter.ts';

/** Every word that leaves by mail. */

interface Place {
  readonly uuid: string;
  readonly name: string;
}

/** A competition, and the page that a mail about it leads to. */
export interface SignInReason extends Place {
  /** Signs the reader in, once. */
  readonly path: string;
}

const linkNote = 'The link signs you in, once. Please keep it to yourself.';

/** Staff have approved somebody who asked to judge. (spec 1 §4) */
export const judgeApproved = (competition: SignInReason, greeting: string): Letter => ({
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

/** The key stands after the #, so that it reaches no log of any server. */
export const staffInvited = (competition: Place, role: keyof typeof invitedTo, key: string): Letter => ({
  subject: `${invitedTo[role].subject} at ${competition.name}`,
  paragraphs: [
    `The organisers of ${competition.name} ${invitedTo[role].asks}. Open this link on your phone.`,
  ],
  action: { label: 'Accept', path: `/${competition.uuid}/judge#key=${encodeURIComponent(key)}` },
  note: `The link is for you alone. It works once, within the next ${invitationDays} days. If this is a mistake, there is nothing to do.`,
});

/** Nobody is entered by it: they do that themselves, or take over the entry that was imported under their address and name. */
export const entrantInvited = (competition: Place): Letter => ({
  subject: `Enter ${competition.name}`,
  paragraphs: [
    `The organisers of ${competition.name} would like you to take part. Enter here with this e-mail address; if they have put your name on the list already, that entry becomes yours.`,
  ],
  action: { label: 'Enter', path: `/${competition.uuid}/enter` },
  note: "If you don't want to take part, there is nothing to do.",
});

/**
 * The token stands after the #, so that it reaches no log of any server.
 *
 * @param page where the reader goes on with the new password
 */
export const passwordReset = (token: string, page?: string): Letter => ({
  subject: 'Your new Topout password',
  paragraphs: ['Somebody, hopefully you, asked for a new password for this e-mail address.'],
  action: {
    label: 'Choose a new password',
    path: `/reset-password${page === undefined ? '' : `?next=${encodeURIComponent(page)}`}#token=${token}`,
  },
  note: "The link works once, within the next hour. If it wasn't you, there is nothing to do: your password stays as it is.",
});

export const passwordChanged = (): Letter => ({
  subject: 'Your Topout password was changed',
  paragraphs: ['Your password was changed a moment ago, and your other devices were signed out.'],
  action: { label: "It wasn't me", path: '/reset-password' },
  note: 'If it was you, there is nothing to do.',
});

/** @param path of the page to sign in on, with the one-time code */
export const signInLink = (path: string, minutes: number): Letter => ({
  subject: 'Sign in to Topout',
  paragraphs: ['Here is your link. It signs you in on the device on which you open it, without a password.'],
  action: { label: 'Sign in', path },
  note: `The link works once, within the next ${minutes} minutes. If you didn't ask for it, there is nothing to do.`,
});

/** To the new address. */
export const emailChange = (token: string): Letter => ({
  subject: 'Confirm your e-mail for Topout',
  paragraphs: [
    'From now on you want to use this address with Topout. Open the link to confirm that it is yours.',
  ],
  action: { label: 'Confirm this e-mail', path: `/confirm-email#token=${token}` },
  note: "The link works once, within the next day. If it wasn't you, there is nothing to do.",
});

/** To the address of before. */
export const emailChanged = (email: string): Letter => ({
  subject: 'Your Topout e-mail was changed',
  paragraphs: [`You sign in to Topout with ${email} from now on. Your other devices were signed out.`],
  note: "If it wasn't you, please answer the organisers of your competition at once.",
});

export interface EntryLine {
  readonly name: string;
  readonly category: string;
  readonly number: string | null;
  /** From 1; null = has a place. */
  readonly waitingPosition: number | null;
}

/** One mail for all whom somebody has just entered: oneself, or one's children. */
export function entered(competition: SignInReason, greeting: string, lines: readonly EntryLine[]): Letter {
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
        ? ['As soon as a place gets free, the next one moves up, and we tell you.']
        : []),
    ],
    rows: lines.map((line) => rowOf(line)),
    action: { label: 'Follow the score', path: competition.path },
    note: linkNote,
  };
}

function rowOf({ name, category, number, waitingPosition }: EntryLine): LetterRow {
  const place = waitingPosition === null ? '' : `, waiting list, place ${waitingPosition}`;
  return { title: name, detail: `${category}${number === null ? '' : `, number ${number}`}${place}` };
}

/** Somebody has moved up from the waiting list. */
export const placeFree = (
  competition: SignInReason,
  greeting: string,
  lines: readonly EntryLine[],
): Letter => ({
  subject: `You have a place at ${competition.name}`,
  greeting,
  paragraphs: [`A place got free at ${competition.name}, and it is yours.`],
  rows: lines.map((line) => rowOf(line)),
  action: { label: 'To the competition', path: competition.path },
  note: `${linkNote} If you can't come any more, please tell the organisers: the next one is waiting.`,
});
