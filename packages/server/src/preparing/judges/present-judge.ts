import type { Judge } from '@topout/contract';
import { pictureUrl } from '../../platform/media/picture-url.ts';
import type { JudgeRow } from './judge.queries.ts';

/** @param organises includes e-mail addresses, for the organiser side only */
export function presentJudge(row: JudgeRow, organises: boolean): Judge {
  const { uuid, role, pending, email, picture, lastSeenAt } = row;
  return {
    uuid,
    name: `${row.firstName} ${row.lastName}`.trim(),
    role,
    pending,
    email: organises ? email : null,
    picture: pictureUrl(picture),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}
