import { testApi } from '../testing.ts';
import { checkRights } from './testing/rights.ts';
import { disputeRows } from './testing/rows/dispute-rows.ts';

checkRights(testApi(), disputeRows);
