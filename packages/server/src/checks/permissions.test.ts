import { testApi } from '../testing.ts';
import { checkRights } from './testing/rights.ts';
import { judgingRows } from './testing/rows/judging-rows.ts';
import { organisingRows } from './testing/rows/organising-rows.ts';

checkRights(testApi(), [...organisingRows, ...judgingRows]);
