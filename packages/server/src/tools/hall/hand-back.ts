import { ticketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { type CommandContext, CommandFault } from '../command.ts';
import { ask, CloudFault } from './cloud.ts';
import { whenQuiet } from './when-quiet.ts';
import { cloudOf, type Mirror, sendBatch } from './send-batch.ts';
import { sendPictures } from './send-pictures.ts';
import { tablesVersion } from './tables-version.ts';

/** Batches until nothing is left; each one finds less. */
const most = 5;

const picturesAtOnce = 50;

/**
 * Hands a competition back: nothing is changed here any more, the cloud gets the last news and is the owner again.
 *
 * @throws CommandFault in one sentence; the competition is judged here as before then, unless it says otherwise
 */
export async function handBack(
  context: Pick<CommandContext, 'db' | 'config'>,
  competition: string,
): Promise<void> {
  const { db, config } = context;
  const mirror = await mirrorOf(db, competition);
  if (!mirror || mirror.state === 'TAKING')
    throw new CommandFault('This competition was not taken down from anywhere.');
  if (mirror.state === 'HANDED_BACK') throw new CommandFault('This competition was handed back already.');
  const cloud = cloudOf(mirror, config.mirrorTo, await tablesVersion(db));
  try {
    // First, so that a cloud that is down changes nothing.
    const { handedBack } = await ask(cloud, 'hello');
    if (!handedBack) await sendRest();
  } catch (error) {
    if (!(error instanceof CloudFault || error instanceof Refusal)) throw error;
    throw new CommandFault(`${error.message} Nothing was changed.`);
  }
  await setState(db, competition, 'HANDED_BACK');

  async function sendRest(): Promise<void> {
    await setState(db, competition, 'HANDING_BACK');
    try {
      await whenQuiet(db);
      const position = await sendAll(context, competition);
      while ((await sendPictures(context, cloud, { most: picturesAtOnce })) > 0);
      await ask(cloud, 'hand-back', { position });
    } catch (error) {
      // The answer may be lost: then the cloud is the owner, and says so when it is asked.
      const { handedBack } = await ask(cloud, 'hello').catch(() => ({ handedBack: null }));
      if (handedBack) return;
      if (handedBack === null)
        throw new CommandFault(
          'The line broke while the competition was handed back. Nothing is changed here until you try again.',
        );
      await setState(db, competition, 'JUDGING');
      throw error;
    }
  }
}

/** @returns the cloud's position once it has everything */
async function sendAll(
  { db, config }: Pick<CommandContext, 'db' | 'config'>,
  competition: string,
): Promise<number> {
  const codes = await ticketCodes(db);
  let position = -1;
  for (let tries = 0; tries < most; tries += 1) {
    const mirror = await mirrorOf(db, competition);
    if (!mirror) break;
    const state = await sendBatch(mirror, { db, codes, mirrorTo: config.mirrorTo });
    if (state.position === position) return position;
    ({ position } = state);
  }
  throw new CommandFault('The competition is still being changed here. Please try again in a moment.');
}

const mirrorOf = (db: Database, competition: string): Promise<Mirror | undefined> =>
  db.kysely.selectFrom('mirror').selectAll().where('competitionId', '=', competition).executeTakeFirst();

const setState = (db: Database, competition: string, state: Mirror['state']): Promise<unknown> =>
  db.kysely.updateTable('mirror').set({ state }).where('competitionId', '=', competition).execute();
