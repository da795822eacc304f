import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Doubles } from '@topout/contract';
import { entryRights, likelyDoubles } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forbidden } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { type Entrant, readEntrants } from './doubles.queries.ts';

/** People who are probably entered twice. */
export const doublesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/entries/doubles',
    {
      schema: {
        summary: 'Entries that are probably one person’s: the same name, or the address of an account',
        params: CompetitionParams,
        response: { 200: Doubles },
      },
    },
    async (request) => {
      const { actor, rules, competition } = await authorityOf(
        app.db,
        request.params.competition,
        requireUser(request),
      );
      if (!entryRights(actor, rules).canModify) throw forbidden();
      const entrants = await readEntrants(app.db, competition.uuid);
      const byEntry = new Map(entrants.map((one) => [one.entry, present(one)]));
      return {
        data: likelyDoubles(entrants).flatMap(({ source, target, why }) => {
          const [from, into] = [byEntry.get(source), byEntry.get(target)];
          return from && into ? [{ source: from, target: into, why }] : [];
        }),
      };
    },
  );
};

const present = ({ entry, firstName, lastName, category, competitorNumber }: Entrant) => ({
  entry,
  name: `${firstName} ${lastName}`.trim(),
  category,
  competitorNumber,
});
