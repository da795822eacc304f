/**
 * The states of one competitor's result on one route on one judge's phone, and the only words for them on a
 * judge's screen. docs/judging-states.md draws the transitions.
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

/** Instead of "Confirmed" where a witness, a marker or a judge confirms it later. */
export const sentWord = 'Sent';

/** How far a command has got, and whether the phone could store it. */
export interface CommandFacts {
  readonly state: 'phone' | 'sending' | 'confirmed' | 'held' | 'refused';
  readonly fragile?: true;
}

/**
 * The state of one command. An unstored one stays so until the server answers, because closing the page loses
 * it.
 */
export function commandState({ state, fragile }: CommandFacts): Exclude<ResultState, 'draft' | 'overtaken'> {
  return fragile && (state === 'phone' || state === 'sending') ? 'unstored' : state;
}

/** Everything a phone knows about one result. */
export interface ResultFacts {
  /** Whether there is unsaved input. */
  readonly draft: boolean;
  /** Whether somebody else has changed the result since. */
  readonly overtaken: boolean;
  /** The newest command about it; null = this phone made none. */
  readonly newest: CommandFacts | null;
}

/**
 * Unsaved input takes precedence over what was sent, because a judge could lose it. Null = this phone has
 * nothing to say.
 */
export function resultState({ draft, overtaken, newest }: ResultFacts): ResultState | null {
  if (draft) return overtaken ? 'overtaken' : 'draft';
  return newest && commandState(newest);
}

/**
 * The possible transitions. `none`: this phone has nothing to say, as before the first tap. Judges who undo
 * their input see again what they saved before, in whatever state it now is.
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
