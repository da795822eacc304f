/** Letters that nobody sees. Two of them join and part others, which some scripts and emoji need. */
const needless = /(?![\u200c\u200d])\p{Cf}/gu;
/** Nothing to see either, if nothing else is there. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\s]/gu;

/** A typed text that others read, without what nobody sees; empty if there is nothing to see. */
export function seenText(typed: string): string {
  const text = typed.replace(needless, '').trim();
  return text.replace(unseen, '') === '' ? '' : text;
}
