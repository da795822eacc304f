import type { Judge } from '@topout/contract';
import { pictureUrl } from '../entries/picture-url.ts';
import type { JudgeRow } from './judge.queries.ts';

/** @param organises e-mails are for the organiser side only */
export function presentJudge(row: JudgeRow, organises: boolean): Judge {
  const { uuid, role, pending, email, picture, last_seen_at } = row;
  return {
    uuid,
    name: `${row.first_name} ${row.last_name}`.trim(),
    role,
    pending,
    email: organises ? email : null,
    picture: pictureUrl(picture),
    last_seen_at: last_seen_at?.toISOString() ?? null,
  };
}
