import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Empty, type Look, LookBody, Looks } from '@topout/contract';
import { lateBy, type Look as Found, looksOf, ownWindow } from '@topout/domain';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { ownTimeOf } from '../../competition/authority/own-time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { putLookAway, readClimberNames, readLookedAt, readPutAway, takeLookBack } from './looks.queries.ts';

/** What in the self-scored results is worth a look, for staff. */
export const looksRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/looks',
    {
      schema: {
        summary: 'What in the self-scored results is worth a look, and what was put away',
        params: CompetitionParams,
        response: { 200: Looks },
      },
    },
    async (request) => {
      const { competition } = await authorityToOrganise(app.db, request, request.params.competition);
      return { data: await readLooks(app.db, competition) };
    },
  );

  app.put(
    '/competitions/:competition/looks',
    {
      schema: {
        summary: 'Put away what looks right, or take that back',
        params: CompetitionParams,
        body: LookBody,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition } = await authorityToOrganise(app.db, request, request.params.competition);
      const { key, looksRight } = request.body;
      if (looksRight) {
        const known = await findLooks(app.db, competition);
        if (!known.some((look) => look.key === key)) throw notFound('line');
        await putLookAway(app.db, competition.uuid, key, requireUser(request));
      } else await takeLookBack(app.db, competition.uuid, key);
      return reply.code(204).send(null);
    },
  );
};

async function findLooks(db: Queries, competition: CompetitionSnapshot): Promise<Found[]> {
  const rows = await readLookedAt(db, competition.uuid);
  return looksOf(
    rows.map(({ arrivedMs, ...row }) => ({
      ...row,
      lateMs: arrivedMs === null ? 0 : lateBy(arrivedMs, ownWindow(ownTimeOf(competition, row))),
    })),
  );
}

async function readLooks(db: Queries, competition: CompetitionSnapshot): Promise<Look[]> {
  const looks = await findLooks(db, competition);
  if (looks.length === 0) return [];
  const { uuid } = competition;
  const names = await readClimberNames(
    db,
    uuid,
    looks.flatMap(({ climbers }) => climbers),
  );
  const away = new Map((await readPutAway(db, uuid)).map((row) => [row.key, row]));
  return looks.map(({ madeMs, climbers, ...look }) => {
    const put = away.get(look.key);
    return {
      ...look,
      climbers: climbers.map((climber) => ({ uuid: climber, name: names.get(climber) ?? '' })),
      madeAt: madeMs === null ? null : new Date(madeMs).toISOString(),
      putAway: put ? { by: put.by, at: put.at.toISOString() } : null,
    };
  });
}
