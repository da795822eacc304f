import { testApi } from '../testing.ts';
import { checkRights } from './testing/rights.ts';
import { stageRows } from './testing/rows/stage-rows.ts';

checkRights(testApi(), stageRows);
