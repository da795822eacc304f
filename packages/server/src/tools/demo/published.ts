import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { raiseConfig } from '../../competition/raise-config.ts';
import type { Tx } from '../../platform/db/database.ts';
import { demoAccounts } from './accounts.ts';
import { importEvent } from '../results-import/import-event.ts';
import { readRound } from '../results-import/round-file.ts';

type App = Pick<FastifyInstance, 'db' | 'commands' | 'boards'>;

interface Event {
  /** Prefix of the rounds' files. */
  readonly files: string;
  readonly place: {
    readonly name: string;
    readonly city: string;
    readonly country: string;
    readonly timeZone: string;
  };
  readonly headerColour: string;
  /** From nine on the first day to noon on the last, local time. */
  readonly from: string;
  readonly until: string;
}

/** Two real events, a boulder one with points and a lead one: their published results, climbed once more. */
const events: readonly Event[] = [
  {
    files: '2025-keqiao-boulder-men',
    place: { name: 'Keqiao', city: 'Shaoxing', country: 'CN', timeZone: 'Asia/Shanghai' },
    headerColour: '#9f1239',
    from: '2025-04-18T01:00:00Z',
    until: '2025-04-20T04:00:00Z',
  },
  {
    files: '2025-wujiang-lead-men',
    place: { name: 'Wujiang', city: 'Suzhou', country: 'CN', timeZone: 'Asia/Shanghai' },
    headerColour: '#0e7490',
    from: '2025-04-25T01:00:00Z',
    until: '2025-04-27T04:00:00Z',
  },
];

const folder = resolve(import.meta.dirname, '../../../../domain/fixtures/results');

const rounds = ['qualification', 'semi-final', 'final'];

/** Imports events that are missing: three stages each. @returns how many it imported */
export async function importPublished(app: App): Promise<number> {
  let imported = 0;
  for (const event of events) {
    const source = `demo ${event.files}`;
    if (await isThere(app, event, source)) continue;
    const texts = await Promise.all(
      rounds.map((round) => readFile(resolve(folder, `${event.files}-${round}.json`), 'utf8')),
    );
    const { competition } = await importEvent(app, texts.map(readRound), source);
    await app.db.transaction((tx) => place(tx, competition, event));
    imported += 1;
  }
  return imported;
}

const importedStatement = {
  name: 'demo.imported',
  text: `
    select c.id, c.header_colour from audit a join competition c on c.id = a.competition_id
    where a.kind = 'results.imported' and a.details ->> 'source' = $1`,
};

/** The colour is set last: an event without it was left unfinished, and is created again. */
async function isThere({ db }: App, { headerColour }: Event, source: string): Promise<boolean> {
  const found = await db.rows<{ id: string; headerColour: string }>(importedStatement, [source]);
  const unfinished = found.filter((one) => one.headerColour !== headerColour);
  for (const { id } of unfinished) await db.kysely.deleteFrom('competition').where('id', '=', id).execute();
  return found.length > unfinished.length;
}

const placeStatement = {
  name: 'demo.place',
  text: `
    update venue set name = $2, city = $3, country = $4, time_zone = $5
    where id in (select venue_id from competition_venue where competition_id = $1)`,
};

/** Gives an imported event its real place and time, with the demo's organiser in charge. */
async function place(tx: Tx, competition: string, event: Event): Promise<void> {
  const { name, city, country, timeZone } = event.place;
  await tx.rows(placeStatement, [competition, name, city, country, timeZone]);
  await tx.kysely
    .updateTable('competition')
    .set({
      startsAt: event.from,
      endsAt: event.until,
      headerColour: event.headerColour,
    })
    .where('id', '=', competition)
    .execute();
  await tx.kysely
    .updateTable('stage')
    .set({ closedAt: event.until })
    .where('competitionId', '=', competition)
    .execute();
  await tx.kysely
    .insertInto('competitionRole')
    .values({ competitionId: competition, profileId: demoAccounts.organiser.id, role: 'STAFF_JUDGE' })
    .execute();
  await raiseConfig(tx, competition);
}
