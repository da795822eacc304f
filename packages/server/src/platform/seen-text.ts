import { hasSeenLetter } from '@topout/domain';

/** Letters that nobody sees. Two of them join and part others, which some scripts and emoji need. */
const needless = /(?![\u200c\u200d])\p{Cf}/gu;

/** A typed text that others read, without what nobody sees; empty if there is nothing to see. */
export function seenText(typed: string): string {
  const text = typed.replace(needless, '').trim();
  return hasSeenLetter(text) ? text : '';
}
