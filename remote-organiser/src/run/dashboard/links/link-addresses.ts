import type { Competition } from '@topout/contract';
import { texts } from '../texts.ts';

/** A link into the competition, to scan or to send. */
export interface LinkAddress {
  readonly id: 'entry' | 'judging';
  readonly title: string;
  readonly hint: string;
  readonly address: string;
}

/** The judging key is in the fragment, which no server's log ever sees; only the organiser side knows it. */
export function sharedLinks({ uuid, judgeKey }: Competition, origin: string): LinkAddress[] {
  const entry: LinkAddress = {
    id: 'entry',
    title: texts.entryLink,
    hint: texts.entryLinkHint,
    address: `${origin}/${uuid}/enter`,
  };
  if (judgeKey === null) return [entry];
  const judging: LinkAddress = {
    id: 'judging',
    title: texts.judgingLink,
    hint: texts.judgingLinkHint,
    address: `${origin}/${uuid}/judge#key=${encodeURIComponent(judgeKey)}`,
  };
  return [entry, judging];
}
