import { writeFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../platform/db/database.ts';
import { jsonOf } from '../../platform/db/names.ts';
import { newId } from '../../platform/ids.ts';
import { type CommandContext, CommandFault } from '../command.ts';
import { type Imported, importCompetition } from '../move/import-competition.ts';
import { type Cloud, CloudFault, takeFrom } from './cloud.ts';

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
 * @throws CommandFault in one sentence; nothing was changed here then
 */
export async function takeDown(
  context: Pick<CommandContext, 'db' | 'config'>,
  { url, token, competition, owner }: TakingDown,
): Promise<Imported> {
  const { db } = context;
  const there = await db.kysely
    .selectFrom('competition')
    .select('id')
    .where('id', '=', competition)
    .execute();
  if (there.length > 0)
    throw new CommandFault(`The competition ${competition} is already on this server. Nothing was changed.`);
  const hall = await hallFor(db, { url, token, competition });
  const path = join(tmpdir(), `topout-${newId()}.taken-down`);
  try {
    await writeFile(path, await fetched({ url, token, competition, hall }), { mode: 0o600, flag: 'wx' });
    return await importCompetition(context, {
      path,
      owner,
      within: async (tx, { others }) => {
        const people = Object.fromEntries([...others].map(([cloudId, hallId]) => [hallId, cloudId]));
        await tx.kysely
          .updateTable('mirror')
          .set({ state: 'JUDGING', people: jsonOf(people) })
          .where('competitionId', '=', competition)
          .execute();
      },
    });
  } finally {
    await rm(path, { force: true });
  }
}

const fetched = async (cloud: Cloud): Promise<string> => {
  try {
    return await takeFrom(cloud);
  } catch (error) {
    if (error instanceof CloudFault) throw new CommandFault(`${error.message} Nothing was changed here.`);
    throw error;
  }
};

/** This server's name for this competition, before the cloud hears of it: so it may ask twice. */
async function hallFor(db: Database, { url, token, competition }: Omit<Cloud, 'hall'>): Promise<string> {
  const { hallId } = await db.kysely
    .insertInto('mirror')
    .values({ competitionId: competition, hallId: newId(), url, token, state: 'TAKING' })
    .onConflict((conflict) => conflict.column('competitionId').doUpdateSet({ url, token, state: 'TAKING' }))
    .returning('hallId')
    .executeTakeFirstOrThrow();
  return hallId;
}
