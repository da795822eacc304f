import type { CommandKind } from '../vocabulary.ts';

/** Whether a command is about the card as a whole: it names a route, and says nothing of it. */
export const isSignature = (kind: CommandKind): boolean => kind === 'card.sign' || kind === 'card.unsign';
