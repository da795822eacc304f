import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, OwnTeam, OwnTeamBody, TeamMemberParams } from '@topout/contract';
import { publicName, readTicketCode, showTicketCode } from '@topout/domain';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import { type Caller } from '../../competition/authority/organising.ts';
import type { Queries, Tx } from '../../platform/db/database.ts';
import { forbidden, invalid } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { countOwnChange } from '../change/own-changes.ts';
import { canChangeOwn, type OwnEntry, requireCanChange, requireOwnEntry } from '../change/own-entry.ts';
import { lockCompetition } from '../enter/enter.ts';
import { createTeam } from './change-teams.ts';
import { leaveTeam, putInTeam } from './join-team.ts';
import { readTeamEntrants, readTeamOf } from './team.queries.ts';

interface Own {
  readonly authority: Authority;
  readonly own: OwnEntry;
  /** Profile uuid of the person or their parent. */
  readonly caller: string;
}

/** The team of a competitor, as the person or their parent chooses it. (behaviour: teams#entrants) */
export const ownTeamRoutes: FastifyPluginAsyncTypebox = async (app) => {
  /** @throws Refusal 401, 403 for anybody else's entry, and where there are no teams */
  const mine = async (request: Caller, params: TeamMemberParams): Promise<Own> => {
    const caller = requireUser(request);
    const authority = await authorityOf(app.db, params.competition, caller);
    const own = await requireOwnEntry(app.db, authority, params.user);
    if (!authority.rules.teamsEnabled) throw forbidden('This competition has no teams.');
    return { authority, own, caller };
  };

  const change = async ({ authority, own, caller }: Own, write: (tx: Tx) => Promise<void>): Promise<void> => {
    requireCanChange(authority, own);
    await countOwnChange(app.db, authority.competition.uuid, caller);
    await app.db.transaction(async (tx) => {
      await lockCompetition(tx, authority.competition.uuid);
      // Asks again: somebody may have logged the first result in the meantime.
      requireCanChange(authority, await requireOwnEntry(tx, authority, own.id));
      await write(tx);
    });
  };

  app.get(
    '/competitions/:competition/team-members/:user',
    {
      schema: {
        summary: 'The own team, or that of a child',
        params: TeamMemberParams,
        response: { 200: OwnTeam },
      },
    },
    async (request) => showOwnTeam(app.db, await mine(request, request.params)),
  );

  app.post(
    '/competitions/:competition/team-members/:user',
    {
      schema: {
        summary: 'Join a team by its code, or make one; people leave the team they were in',
        params: TeamMemberParams,
        body: OwnTeamBody,
        response: { 200: OwnTeam },
      },
    },
    async (request) => {
      const found = await mine(request, request.params);
      const { authority, own } = found;
      await change(found, async (tx) => {
        const team = 'code' in request.body ? plainCode(request.body.code) : null;
        await leaveTeam(tx, authority, own.id);
        const made = 'name' in request.body ? await createTeam(tx, authority, request.body.name) : null;
        await putInTeam(tx, authority, own.id, team ?? made);
      });
      return showOwnTeam(app.db, found);
    },
  );

  app.delete(
    '/competitions/:competition/team-members/:user',
    {
      schema: {
        summary: 'Leave the own team; it goes with its last member',
        params: TeamMemberParams,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const found = await mine(request, request.params);
      await change(found, (tx) => leaveTeam(tx, found.authority, found.own.id));
      return reply.code(204).send(null);
    },
  );
};

function plainCode(typed: string): string {
  const code = readTicketCode(typed);
  if (code === null) throw invalid('That code has a typing mistake.', { code: ['Check the code.'] });
  return code;
}

async function showOwnTeam(db: Queries, { authority, own }: Own): Promise<OwnTeam> {
  const { uuid: competition, year } = authority.competition;
  const team = await readTeamOf(db, competition, own.id);
  const canChange = canChangeOwn(authority, own);
  if (!team) return { team, canChange };
  const members = (await readTeamEntrants(db, competition, 'members'))
    .filter((member) => member.team === team.uuid)
    .map((member) => publicName(member, year))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  return { team: { ...team, code: showTicketCode(team.code), members }, canChange };
}
