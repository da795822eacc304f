import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { aRaffle } from '../../following/raffle/testing.ts';
import type { TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';

/** A competition with a raffle of one prize, which is drawn. */
async function aDrawnRaffle({ db }: TestApi) {
  const competition = await aCompetition(db);
  const [winner] = [await anEntry(db, competition), await anEntry(db, competition)];
  const { prize, draw } = await aRaffle(db, competition, winner.profile);
  return { raffle: `/competitions/${competition.id}/raffle`, prize, draw, as: competition.master };
}

const least = 1;

export const raffleCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/raffle',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { raffle, as } = await aDrawnRaffle(api);
      return { url: raffle, as };
    },
  },
  {
    call: 'PUT /competitions/{competition}/raffle',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { raffle, prize, as } = await aDrawnRaffle(api);
      const prizes = [{ uuid: prize, name: 'Rope' }];
      return { url: raffle, as, body: { drawnFrom: 'CHECKED_IN', least, prizes } };
    },
  },
  {
    call: 'POST /competitions/{competition}/raffle/draws',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { raffle, prize, draw, as } = await aDrawnRaffle(api);
      return { url: `${raffle}/draws`, as, body: { uuid: draw, prize } };
    },
  },
  {
    call: 'PATCH /competitions/{competition}/raffle/draws/{draw}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { raffle, draw, as } = await aDrawnRaffle(api);
      return { url: `${raffle}/draws/${draw}`, as, body: { absent: true } };
    },
  },
  {
    call: 'GET /competitions/{competition}/raffle/winners',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({ url: `${(await aDrawnRaffle(api)).raffle}/winners` }),
  },
];
