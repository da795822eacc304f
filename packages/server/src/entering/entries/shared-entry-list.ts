import type { FastifyInstance } from 'fastify';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import { requireStage } from '../../competition/require-stage.ts';
import { sharedByKey } from '../../platform/batching/shared-by-key.ts';
import { page } from '../../platform/http/page.ts';
import { PreparedBytes } from '../../platform/http/prepared-bytes.ts';
import { wireText } from '../../platform/http/wire.ts';
import { hasEntered, listEntries } from './entry.queries.ts';
import { presentEntries } from './show-entries.ts';
import { entryViewOf } from './view.ts';

type App = Pick<FastifyInstance, 'db' | 'boards'>;

const perPage = 200;

interface Asked {
  /** By default the running one. */
  readonly stage: string | undefined;
  readonly number: number;
}

async function readPage(app: App, authority: Authority, stage: string, number: number) {
  const competition = authority.competition.uuid;
  const rows = await listEntries(app.db, {
    competition,
    stage,
    waiting: entryViewOf(authority).contacts,
    viewer: authority.actor.profile,
    limit: perPage + 1,
    offset: (number - 1) * perPage,
  });
  const entries = await presentEntries(app, authority, rows);
  const url = `/api/competitions/${competition}/entries?stage=${stage}&page=${number}`;
  return new PreparedBytes(Buffer.from(wireText(page({ url }, entries, perPage))));
}

/**
 * Reads pages of entries, each once for all who see the same and ask in one moment: people without a role of whom
 * nobody is entered see what guests see, everybody else their own.
 */
export function sharedEntryList(app: App): (authority: Authority, asked: Asked) => Promise<PreparedBytes> {
  const shared = sharedByKey<PreparedBytes>('entryLists');
  return async (authority, { stage: named, number }) => {
    const { uuid } = authority.competition;
    const { profile, role } = authority.actor;
    const stage = requireStage(authority, named).uuid;
    const asGuest = role === null && (profile === null || !(await hasEntered(app.db, uuid, profile)));
    const viewer = asGuest ? null : profile;
    return shared(`${stage} ${number} ${viewer}`, async () =>
      readPage(app, await authorityOf(app.db, uuid, viewer), stage, number),
    );
  };
}
