import type { Entry } from '@topout/contract';
import { useEntry } from '@topout/api-client';
import { ordinal } from '@topout/domain';
import { attemptTexts } from './texts.ts';

export interface TotalProps {
  readonly competition: string;
  readonly entry: Entry;
}

/** The competitor's score and place as last received from the server; nothing before that. */
export function Total({ competition, entry }: TotalProps) {
  const { data: fresh } = useEntry(competition, entry.user.uuid);
  const { scoreText, position } = fresh ?? entry;
  const total = [scoreText, position === null ? '' : ordinal(position)].filter(Boolean).join(', ');
  if (total === '') return null;
  return (
    <span>
      {attemptTexts.total} <strong>{total}</strong>
    </span>
  );
}
