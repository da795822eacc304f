import { testApi } from '../testing.ts';
import { checkRights } from './testing/rights.ts';
import { markerRows } from './testing/rows/marker-rows.ts';
import { raffleRows } from './testing/rows/raffle-rows.ts';
import { teamRows } from './testing/rows/team-rows.ts';

checkRights(testApi(), [...teamRows, ...markerRows, ...raffleRows]);
