import type { LeaderboardRow } from '@topout/contract';
import { serverNow, useEntries, useEntry, useWaves } from '@topout/api-client';
import { ago } from '@topout/domain';
import { useState } from 'react';
import { entryTexts as texts } from '../../texts/entry.ts';
import styles from './staff-details.module.css';

export interface StaffDetailsProps {
  readonly competition: string;
  readonly row: LeaderboardRow;
  /** How many columns the table has. */
  readonly columns: number;
}

/**
 * Below the selected row, details that help staff to distinguish people: e-mail, parent, age of the account,
 * number, session. (behaviour: entries#sheet)
 */
export function StaffDetails({ competition, row, columns }: StaffDetailsProps) {
  const { data: entries } = useEntries(competition);
  const entry = entries?.find(({ uuid }) => uuid === row.entry);
  const hasSessions = (useWaves(competition).data?.data.length ?? 0) > 0;
  const { data: card } = useEntry(competition, hasSessions ? row.entry : null);
  const [now] = useState(serverNow);
  if (!entry) return null;
  const { email, parent, creationTime } = entry.user;
  const lines = [
    email ?? (parent ? '' : texts.noEmail),
    parent &&
      texts.parent([`${parent.firstName} ${parent.lastName}`, parent.email].filter(Boolean).join(', ')),
    entry.competitorNumber !== null && texts.number(entry.competitorNumber),
    card && texts.session(card.wave?.name ?? null),
    creationTime && texts.account(ago(creationTime, now)),
  ];
  return (
    <tr className={styles.row}>
      <td colSpan={columns} className={styles.cell}>
        <ul className={styles.details}>
          {lines.filter(Boolean).map((line) => (
            <li key={String(line)}>{line}</li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
