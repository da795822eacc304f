import type { Database } from '../../../platform/db/database.ts';
import { aTeam } from '../../../entering/teams/testing.ts';
import { at, type Ground, organisers, type Row } from '../rights.ts';

/** The team stands in the competitor's place. */
const withTeam = async (ground: Ground, db: Database) => ({ competitor: await aTeam(db, ground) });

/** Judges who may change entries still may not change teams. */
const settings = { judgeCompetitorPermissions: 'ADD_MODIFY', teamsEnabled: true } as const;

/** Teams, as organisers make and fill them. */
export const teamRows: readonly Row[] = [
  { what: 'the teams', settings, may: organisers, call: (on) => ['GET', at('/teams')(on)] },
  {
    what: 'a new team',
    settings,
    may: organisers,
    call: (on) => ['POST', at('/teams')(on), { name: 'Crimpers' }],
  },
  {
    what: "a team's name",
    settings,
    may: organisers,
    prepare: withTeam,
    call: (on) => ['PATCH', at(`/teams/${on.competitor}`)(on), { name: 'Slopers' }],
  },
  {
    what: 'the end of a team',
    settings,
    may: organisers,
    prepare: withTeam,
    call: (on) => ['DELETE', at(`/teams/${on.competitor}`)(on)],
  },
  {
    what: 'who is in a team',
    settings,
    may: organisers,
    call: (on) => ['PUT', at(`/team-members/${on.competitor}`)(on), { team: null }],
  },
];
