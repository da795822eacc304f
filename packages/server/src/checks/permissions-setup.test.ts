import { testApi } from '../testing.ts';
import { checkRights } from './testing/rights.ts';
import { setupRows } from './testing/rows/setup-rows.ts';

checkRights(testApi(), setupRows);
