import type { MarshalMarkBody, MarshalMarkReply, MarshalRow } from '@topout/contract';
import { judgeMark, type MarshalState } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { findEntry } from '../../entering/entries/find-entry.ts';
import type { Database } from '../../platform/db/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { phoneTime } from '../log/phone-time.ts';
import { marshalRow } from './marshal-board.ts';
import { knowsMark, readRows, writeMark } from './marshal.queries.ts';

/** As many marshals as may mark one person in one moment. */
const mostAtOnce = 10;

/**
 * Marks where somebody is. Of two marshals at once the one who is further counts; a tap that is sent again marks once,
 * and one that did not count takes nothing back.
 *
 * @throws Refusal 404 for an entry that is not there; 409 `marshal.overtaken` if somebody else has marked more since,
 * `marshal.out` if they do not climb
 */
export async function mark(
  db: Database,
  { competition, actor }: Authority,
  body: MarshalMarkBody,
): Promise<MarshalMarkReply> {
  const { entry, uuid: id, to, undoes, clientTime } = body;
  const tappedAt = clientTime === undefined ? null : phoneTime(clientTime);
  const { uuid } = competition;
  const { id: found, stageId } = await findEntry(db, uuid, entry);
  if (found !== entry) throw notFound('entry');
  for (let tries = 0; tries < mostAtOnce; tries += 1) {
    const [stored] = await readRows(db, uuid, stageId, entry);
    if (!stored) throw notFound('entry');
    const row = marshalRow(competition, stored);
    if (await knowsMark(db, uuid, entry, id)) return { ...row, counted: true };
    if (row.status !== 'ENTERED') throw conflict('marshal.out', `${nameOf(row)} ${out[row.status]}.`);
    if (undoes !== undefined && undoes.toLowerCase() !== stored.tap) {
      if (await knowsMark(db, uuid, entry, undoes)) throw overtaken(row);
      return { ...row, counted: false };
    }
    const made = judgeMark(row.state, body);
    if (made === 'SAME') return { ...row, counted: false };
    if (made === 'OVERTAKEN') throw overtaken(row);
    await writeMark(db, uuid, {
      entry,
      version: stored.version + 1,
      id,
      state: to,
      tappedAt,
      by: actor.profile,
    });
  }
  throw conflict('marshal.overtaken', 'Others mark the same person. Look at the board, then tap again.');
}

const nameOf = ({ firstName, lastName }: Pick<MarshalRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

const out: Record<Exclude<MarshalRow['status'], 'ENTERED'>, string> = {
  RETIRED: 'has retired',
  DNS: 'did not start',
  DSQ: 'is disqualified',
  WAITING: 'is on the waiting list',
};

const where: Record<MarshalState, string> = {
  OUT: 'not in yet',
  ISOLATION: 'in isolation',
  CALL_ZONE: 'in the call zone',
  CALLED: 'called',
  WALL: 'on the wall',
  DONE: 'done',
};

function overtaken(row: MarshalRow) {
  const said = row.by === null ? '' : `, says ${row.by}`;
  return conflict('marshal.overtaken', `${nameOf(row)} is ${where[row.state]}${said}. Nothing was changed.`);
}
