import type { WalkInBody } from '@topout/contract';
import { type ImportGround, type JudgedLine, judgeImport } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { raiseBoard } from '../../competition/boards/raise.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { checkYearOfBirth } from '../../people/profiles/year-of-birth.ts';
import { lockCompetition, requireCategory, storedNumber } from '../enter/enter.ts';
import { numberTaken } from '../enter/entry-refusals.ts';
import { readGround } from '../import/import.queries.ts';
import { insertPeople } from '../import/import-entries.ts';
import { storeAnswers } from '../questions/store-answers.ts';
import { chooseWave } from '../waves/choose-wave.ts';
import { changeCheckIn } from './change-check-in.ts';

export interface WalkedIn {
  /** Profile uuid. */
  readonly user: string;
  readonly entry: string;
}

/** The one line of a table that a walk-in would be. */
const only = 1;

/**
 * Enters somebody who stands at the desk, and records that they are here: by the rules for a list of one
 * name. (behaviour: check-in#walk-ins)
 *
 * @param caller profile of the person at the desk
 * @throws Refusal 400 unknown category, number taken, or a year of birth that nobody has; 404 unknown session; 409 if somebody
 * of this name is entered already, or there is no free place, unless the body says to go on
 */
export async function walkIn(
  tx: Tx,
  authority: Authority,
  caller: string,
  body: WalkInBody,
): Promise<WalkedIn> {
  const { uuid: competition } = authority.competition;
  await lockCompetition(tx, competition);
  const again = body.uuid === undefined ? null : await enteredBefore(tx, competition, body.uuid);
  if (again) return again;
  requireCategory(authority, body.category);
  const version = await raiseBoard(tx, competition, body.category, { reset: false });
  const firstNumber = authority.rules.hasCompetitorNumbers ? 1 : null;
  const others = body.other === true ? [only] : [];
  const line = judged(await readGround(tx, competition, { table: '', firstNumber, others }), body);
  const [user, entry] = [newId(), body.uuid ?? newId()];
  await insertPeople(tx, competition, caller, [
    { ...line, profile: user, entry, hasProfile: false, version },
  ]);
  const { answers = [], guardian = '', wave } = body;
  if (wave !== undefined) await chooseWave(tx, authority, { user, wave, own: false });
  await storeAnswers(tx, authority, { user, answers, guardian, complete: false });
  await changeCheckIn(tx, authority, user, { present: true });
  return { user, entry };
}

/** The walk-in that an earlier request with this id made; null = none. */
async function enteredBefore(tx: Tx, competition: string, entry: string): Promise<WalkedIn | null> {
  const found = await tx.kysely
    .selectFrom('entry')
    .select('profileId')
    .where('competitionId', '=', competition)
    .where('id', '=', entry)
    .executeTakeFirst();
  return found ? { user: found.profileId, entry } : null;
}

/** @throws Refusal 400 if only blanks were typed */
function named(body: WalkInBody, field: 'firstName' | 'lastName'): string {
  const name = body[field].trim();
  if (name === '') throw invalid('The name is missing.', { [field]: ['Required'] });
  return name;
}

/** @throws Refusal 400 or 409 */
function judged(ground: ImportGround, body: WalkInBody): JudgedLine {
  const [firstName, lastName] = [named(body, 'firstName'), named(body, 'lastName')];
  if (body.yearOfBirth !== undefined) checkYearOfBirth(body.yearOfBirth, { alone: false });
  const competitorNumber = storedNumber(body.competitorNumber);
  const person = {
    line: only,
    firstName,
    lastName,
    category: body.category,
    competitorNumber,
    yearOfBirth: body.yearOfBirth ?? null,
    gender: body.gender ?? null,
    email: null,
    wave: null,
    nation: null,
    handicapPercent: null,
    handicapPoints: null,
    problems: [],
  };
  const [line] = judgeImport([person], ground);
  if (line?.status === 'entered')
    throw conflict('walk_in.entered', `${firstName} ${lastName} is entered already.`);
  if (line?.status === 'waiting' && body.waitingList !== true)
    throw conflict('walk_in.full', 'There is no free place in this category.');
  if (line?.status !== 'new' && line?.status !== 'waiting') throw numberTaken(competitorNumber ?? '');
  return line;
}
