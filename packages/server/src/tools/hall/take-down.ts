import { writeFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../platform/db/database.ts';
import { jsonOf } from '../../platform/db/names.ts';
import { newId } from '../../platform/ids.ts';
import { type CommandContext, CommandFault } from '../command.ts';
import { type Imported, importCompetition } from '../move/import-competition.ts';
import { provedPerson } from '../move/proved-person.ts';
import { ask, type Cloud, CloudFault, takeFrom } from './cloud.ts';
import { noteHad } from './send-pictures.ts';
import { tablesVersion } from './tables-version.ts';

interface TakingDown {
  readonly url: string;
  readonly token: string;
  readonly competition: string;
  /** The confirmed address of the account here that becomes the master judge; null = the file's. */
  readonly owner: string | null;
}

/**
 * Takes a competition down from the cloud: from then on this server is where it is judged. If the line breaks, the same
 * call goes on where it was.
 *
 * @throws CommandFault in one sentence; nothing was changed here then, and it says who owns the competition
 */
export function takeDown(context: Context, taking: TakingDown): Promise<Imported> {
  // Alone, so that nobody lets go what another call has just taken.
  return context.db.alone(key, async () => {
    const again = await requireFree(context.db, taking);
    const { owner, ...from } = taking;
    const version = await tablesVersion(context.db);
    const cloud = { ...from, version, hall: await hallFor(context.db, from, again) };
    try {
      return await take(context, cloud, owner, again);
    } catch (error) {
      if (!(error instanceof CloudFault || error instanceof CommandFault)) throw error;
      throw new CommandFault(`${nothingHere(error.message)} ${await letGo(context.db, cloud)}`.trim());
    }
  });
}

type Context = Pick<CommandContext, 'db' | 'config'>;

/** One call at a time. */
const key = 1_037;

/**
 * What can be known before the cloud gives anything away.
 *
 * @returns whether it was here before, and was handed back
 */
async function requireFree(db: Database, { competition, owner }: TakingDown): Promise<boolean> {
  const there = await db.kysely
    .selectFrom('competition')
    .leftJoin('mirror', 'mirror.competitionId', 'competition.id')
    .select('state')
    .where('id', '=', competition)
    .executeTakeFirst();
  if (there && there.state !== 'HANDED_BACK')
    throw new CommandFault(`The competition ${competition} is already on this server. Nothing was changed.`);
  if (owner !== null) await db.transaction((tx) => provedPerson(tx, owner));
  return there !== undefined;
}

async function take(context: Context, cloud: Cloud, owner: string | null, again: boolean): Promise<Imported> {
  const { competition } = cloud;
  const path = join(tmpdir(), `topout-${newId()}.taken-down`);
  try {
    await writeFile(path, takeFrom(cloud), { mode: 0o600, flag: 'wx' });
    return await importCompetition(context, {
      path,
      owner,
      only: competition,
      ...(again && { again: await hereBefore(context.db, competition) }),
      within: async (tx, { others }) => {
        const people = Object.fromEntries([...others].map(([cloudId, hallId]) => [hallId, cloudId]));
        await tx.kysely
          .updateTable('mirror')
          .set({ ...nothingSent, state: 'JUDGING', people: jsonOf(people) })
          .where('competitionId', '=', competition)
          .execute();
        await tx.kysely.deleteFrom('mirrorPicture').where('competitionId', '=', competition).execute();
        await noteHad(tx, competition);
      },
    });
  } finally {
    await rm(path, { force: true });
  }
}

const nothingSent = { position: 0, base: null, epoch: null, batchId: null, versions: null, fault: null };

const beforeStatement = {
  name: 'hall.here_before',
  text: `
    select p.profile_id as here, coalesce(m.people ->> p.profile_id::text, p.profile_id::text) as there from mirror m
    join (select competition_id, profile_id from registration union select competition_id, profile_id from competition_role) p
      using (competition_id)
    where m.competition_id = $1`,
};

/** Who was part of a competition that was here before, by their uuid in the cloud. */
async function hereBefore(db: Database, competition: string): Promise<Map<string, string>> {
  const found = await db.rows<{ here: string; there: string }>(beforeStatement, [competition]);
  return new Map(found.map(({ here, there }) => [there, here]));
}

const nothingHere = (said: string): string =>
  said.includes('Nothing was changed') ? said : `${said} Nothing was changed here.`;

/** Tells the cloud that nothing was taken. @returns who owns the competition now, in a sentence; empty if it is as before */
async function letGo(db: Database, cloud: Cloud): Promise<string> {
  const { state } = await db.kysely
    .selectFrom('mirror')
    .select('state')
    .where('competitionId', '=', cloud.competition)
    .executeTakeFirstOrThrow();
  if (state === 'JUDGING') return '';
  try {
    await ask(cloud, 'let-go');
    return 'The cloud is its owner again.';
  } catch (error) {
    // Whom the cloud refuses, it has given nothing.
    if (error instanceof CloudFault && error.status !== null) return '';
    return 'If the cloud says that it is judged in the hall, type the same again, or take it back there with hall-token --revoke yes.';
  }
}

/**
 * This server's name for this competition, before the cloud hears of it: so it may ask twice.
 *
 * @param again a copy is here, which nobody may change meanwhile
 */
async function hallFor(
  db: Database,
  { url, token, competition }: Omit<Cloud, 'hall' | 'version'>,
  again: boolean,
): Promise<string> {
  const from = { url, token, state: again ? ('HANDED_BACK' as const) : ('TAKING' as const) };
  const { hallId } = await db.kysely
    .insertInto('mirror')
    .values({ competitionId: competition, hallId: newId(), ...from })
    .onConflict((conflict) => conflict.column('competitionId').doUpdateSet(from))
    .returning('hallId')
    .executeTakeFirstOrThrow();
  return hallId;
}
