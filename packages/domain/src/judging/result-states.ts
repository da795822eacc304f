/**
 * What one competitor's result on one route can be on one judge's phone, and the only words for it on a judge's screen. What
 * becomes of what is drawn in docs/judging-states.md.
 */
export const resultWords = {
  draft: 'Not saved',
  overtaken: 'Not saved',
  unstored: 'Not stored on this phone',
  phone: 'On this phone',
  sending: 'Sending',
  confirmed: 'Confirmed',
  held: 'Held',
  refused: 'Not accepted',
} as const;
export type ResultState = keyof typeof resultWords;

/** How far a command is, and whether the phone could store it. */
export interface CommandFacts {
  readonly state: 'phone' | 'sending' | 'confirmed' | 'held' | 'refused';
  readonly fragile?: true;
}

/** Of one command: what is not stored is said for as long as the server has not answered, since closing the page loses it. */
export function commandState({ state, fragile }: CommandFacts): Exclude<ResultState, 'draft' | 'overtaken'> {
  return fragile && (state === 'phone' || state === 'sending') ? 'unstored' : state;
}

/** All that a phone knows about one result. */
export interface ResultFacts {
  /** Whether something is entered and not saved. */
  readonly draft: boolean;
  /** Whether somebody else changed the result since. */
  readonly overtaken: boolean;
  /** The newest command about it; null = this phone made none. */
  readonly newest: CommandFacts | null;
}

/** What is entered comes before what was sent: it is what a judge could lose. Null = this phone has nothing to say. */
export function resultState({ draft, overtaken, newest }: ResultFacts): ResultState | null {
  if (draft) return overtaken ? 'overtaken' : 'draft';
  return newest && commandState(newest);
}

/**
 * What can become of what. `none`: this phone has nothing to say, as before the first tap. Whoever undoes what was entered is told
 * again of what was saved before, wherever that is by now.
 */
export const nextStates: Readonly<Record<ResultState | 'none', readonly (ResultState | 'none')[]>> = {
  none: ['draft'],
  draft: ['none', 'overtaken', 'unstored', 'phone', 'sending', 'confirmed', 'held', 'refused'],
  overtaken: ['none', 'unstored', 'phone', 'sending', 'confirmed', 'held', 'refused'],
  unstored: ['draft', 'overtaken', 'none', 'confirmed', 'held', 'refused'],
  phone: ['draft', 'sending', 'confirmed', 'held', 'refused'],
  sending: ['draft', 'phone', 'confirmed', 'held', 'refused'],
  confirmed: ['draft', 'phone', 'unstored', 'none'],
  held: ['draft', 'phone', 'unstored', 'confirmed', 'none'],
  refused: ['draft', 'phone', 'unstored', 'none'],
};
