import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../platform/config.ts';
import { openTestDatabase } from '../../../platform/db/testing.ts';
import { testApi, type TestApi } from '../../../testing.ts';
import { aServer } from '../../move/testing.ts';

interface HallAndCloud {
  readonly cloud: TestApi;
  /** From `beforeAll` on. */
  readonly hall: FastifyInstance;
  /** At which the cloud listens. */
  readonly url: string;
}

/**
 * A cloud that listens, and a server in a hall beside it, each with a database of its own. Call once, at the top of a
 * test file.
 *
 * @param settings of the cloud
 */
export function hallAndCloud(settings: Partial<Config> = {}): HallAndCloud {
  const cloud = testApi(settings);
  let there: Pick<HallAndCloud, 'hall' | 'url'> | undefined;
  const started = () => {
    if (!there) throw new Error('Not before beforeAll');
    return there;
  };
  beforeAll(async () => {
    const hall = await aServer(await openTestDatabase());
    there = { hall, url: await cloud.listen() };
  }, 120_000);
  afterAll(async () => {
    const { hall } = started();
    await hall.close();
    await hall.db.close();
  });
  return {
    cloud,
    get hall() {
      return started().hall;
    },
    get url() {
      return started().url;
    },
  };
}
