import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Empty, MarkerBody, MarkerPairs, MarkerParams } from '@topout/contract';
import { canJudge, canManageSetup, entryRights, scoresFor } from '@topout/domain';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import { authorityToClimb } from '../../competition/authority/climbing.ts';
import type { Caller } from '../../competition/authority/organising.ts';
import { countOwnChange } from '../../entering/change/own-changes.ts';
import { conflict, forbidden, refusal } from '../../platform/errors.ts';
import { requireClimber, requireUser } from '../../platform/http/session.ts';
import { countSent } from '../commands/climber-limit.ts';
import { witnessOf } from '../commands/witness-keys.ts';
import { differencesOf } from './differences.ts';
import { endPair, pairUp } from './pair.ts';
import { type PairedEntry, readEntryBeside, readPairedEntry, readPairs } from './pairing.queries.ts';

interface Asked {
  readonly authority: Authority;
  /** They may enter and change everybody. */
  readonly organises: boolean;
}

/** Who keeps whose card. (behaviour: self-scoring#markers) */
export const markersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  /** @throws Refusal 401; 403 for anybody else's entry, except for people who may change entries; 403 at a tablet */
  const asked = async (request: Caller, { competition, entry }: MarkerParams): Promise<Asked> => {
    const { climber, ...authority } = await authorityToClimb(app.db, request, competition);
    const found = await readPairedEntry(app.db, competition, entry);
    const organises = entryRights(authority.actor, authority.rules).canModify;
    if (!organises && !(found && scoresFor(climber, found))) throw forbidden();
    if (!organises) await countOwnChange(app.db, competition, climber);
    return { authority, organises };
  };

  const tell = (competition: string, categories: readonly string[]) => {
    for (const category of categories) app.boards.changed(competition, category);
  };

  app.put(
    '/competitions/:competition/markers/:entry',
    {
      schema: {
        summary:
          'Make two climbers each other’s marker: by the code that one of them shows, or as an organiser',
        params: MarkerParams,
        body: MarkerBody,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { authority, organises } = await asked(request, request.params);
      const { competition, entry } = request.params;
      const { code, partner } = request.body;
      if (partner !== undefined && !organises) throw forbidden();
      const other = partner ?? (await shownBy(request, authority, code ?? ''));
      tell(competition, await app.db.transaction((tx) => pairUp(tx, authority, [entry, other])));
      return reply.code(204).send(null);
    },
  );

  /** The entry of the person whose phone shows a code, in the same stage. */
  const shownBy = async (
    request: Caller & { readonly params: MarkerParams },
    { competition: { uuid } }: Authority,
    code: string,
  ): Promise<string> => {
    const { entry } = request.params;
    await countSent(app.db, {
      competition: uuid,
      actor: requireClimber(request, uuid),
      competitors: [null],
    });
    const by = await witnessOf(app.db, uuid, code, Date.now());
    if (by === null)
      throw refusal(403, 'marker.code', 'This code is wrong or too old. Ask for the one on screen now.');
    const found = await readEntryBeside(app.db, uuid, entry, by);
    if (!found) throw conflict('marker.stage', 'This climber is not entered in your stage.');
    return found.entry;
  };

  app.delete(
    '/competitions/:competition/markers/:entry',
    {
      schema: {
        summary: 'End it that two climbers keep each other’s card',
        params: MarkerParams,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { authority, organises } = await asked(request, request.params);
      const { competition, entry } = request.params;
      tell(competition, await app.db.transaction((tx) => endPair(tx, authority, entry, organises)));
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/competitions/:competition/markers',
    {
      schema: {
        summary: 'Who keeps whose card, and about which results they disagree',
        params: CompetitionParams,
        response: { 200: MarkerPairs },
      },
    },
    async (request) => {
      const { competition } = request.params;
      const { actor } = await authorityOf(app.db, competition, requireUser(request));
      if (!canManageSetup(actor) && !canJudge(actor)) throw forbidden();
      const entries = await readPairs(app.db, competition);
      const differing = await differencesOf(
        app.db,
        competition,
        entries.map(({ entry }) => entry),
      );
      const shown = ({ entry, id, name, signatures }: PairedEntry) => ({
        entry,
        user: { uuid: id, name },
        differs: differing.filter((one) => one.entry === entry).map(({ route }) => route),
        signatures,
      });
      const partners = new Map(entries.map((one) => [one.entry, one]));
      return {
        data: entries.flatMap((one) => {
          const other = partners.get(one.partner ?? '');
          return other && one.entry < other.entry ? [{ climbers: [shown(one), shown(other)] }] : [];
        }),
      };
    },
  );
};
