import type { WebConfig } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import { demoLogins } from './accounts.ts';
import { gymCompetitionId } from './demo-ids.ts';

/** What the home page offers visitors of a demo; null outside a demo. */
export async function demoNotice({
  db,
  config,
}: Pick<FastifyInstance, 'db' | 'config'>): Promise<WebConfig['demo']> {
  if (!config.demo) return null;
  const gym = await db.kysely
    .selectFrom('competition')
    .select('id')
    .where('id', '=', gymCompetitionId)
    .executeTakeFirst();
  return gym ? { competition: gym.id, accounts: demoLogins } : null;
}
