import { createHash, timingSafeEqual } from 'node:crypto';
import { formatEndedAt, isInvitationKey, judgingClosed } from '@topout/domain';
import { secretHash } from '../../platform/secrets.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Queries } from '../../platform/db/database.ts';
import { timeZoneOf } from '../../competition/authority/time-zone.ts';
import { type Refusal, refusal } from '../../platform/errors.ts';
import { type Invited, invitationOf } from './invitation.queries.ts';

const read = {
  name: 'judge.key',
  text: `select c.judge_key, s.closed_at,
      ${timeZoneOf('c.id')} as time_zone
    from competition c
    left join lateral (select closed_at from stage where competition_id = c.id order by position limit 1) s on true
    where c.id = $1`,
};

interface KeyRow {
  judgeKey: string;
  closedAt: Date | null;
  timeZone: string;
}

/**
 * @returns the key's invitation; null for the competition's key
 * @throws Refusal 403 once the competition has ended or is closed, else 400 unless the key is the
 * competition's, or that of a
 *   person it has invited
 */
export async function requireJudgingKey(
  db: Queries,
  authority: Authority,
  key: string,
): Promise<Invited | null> {
  const { competition, phase } = authority;
  const [row] = await db.rows<KeyRow>(read, [competition.uuid]);
  const over = judgingClosed(phase);
  if (over) throw refusal(403, over, endedMessage(phase.endMs, row));
  if (row && sameKey(key, row.judgeKey)) return null;
  const { profile } = authority.actor;
  const invited =
    isInvitationKey(key) && (await invitationOf(db, competition.uuid, secretHash(key.trim()), profile));
  if (invited) return invited;
  throw keyInvalid();
}

export const keyInvalid = (): Refusal =>
  refusal(400, 'judge.key_invalid', 'The QR code you scanned is not valid for this competition.');

/** Whichever came first: the end time or the closing. */
function endedMessage(endMs: number, row: KeyRow | undefined): string {
  const ended = new Date(Math.min(endMs, row?.closedAt?.getTime() ?? endMs));
  const date = formatEndedAt(ended, row?.timeZone ?? 'UTC');
  return `This competition ended on ${date}. Please contact the event organiser for any queries.`;
}

/** Takes the same time for every wrong key. */
function sameKey(sent: string, stored: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent.trim()), digest(stored));
}
