import { aRaffle } from '../../../following/raffle/testing.ts';
import type { Database } from '../../../platform/db/database.ts';
import { at, type Ground, organisers, type Row } from '../rights.ts';

/** The prize stands in the outsider's place, the draw in the double's. */
const withRaffle = async (ground: Ground, db: Database) => {
  const { prize, draw } = await aRaffle(db, ground, ground.double);
  return { outsider: prize, double: draw };
};

/** The raffle, as organisers run it. */
export const raffleRows: readonly Row[] = [
  { what: 'the raffle', may: organisers, call: (on) => ['GET', at('/raffle')(on)] },
  {
    what: 'who is in the raffle',
    may: organisers,
    call: (on) => ['PUT', at('/raffle')(on), { drawnFrom: 'RESULTS', least: 1, prizes: [] }],
  },
  {
    what: 'a winner',
    may: organisers,
    prepare: withRaffle,
    call: (on) => ['POST', at('/raffle/draws')(on), { uuid: on.double, prize: on.outsider }],
  },
  {
    what: 'that a winner is absent',
    may: organisers,
    prepare: withRaffle,
    call: (on) => ['PATCH', at(`/raffle/draws/${on.double}`)(on), { absent: true }],
  },
];
