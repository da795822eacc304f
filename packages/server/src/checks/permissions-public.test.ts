import { testApi } from '../testing.ts';
import { checkRights } from './testing/rights.ts';
import { publicRows } from './testing/rows/public-rows.ts';

checkRights(testApi(), publicRows);
