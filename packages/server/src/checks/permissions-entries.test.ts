import { testApi } from '../testing.ts';
import { checkRights } from './testing/rights.ts';
import { entryRows } from './testing/rows/entry-rows.ts';
import { questionRows } from './testing/rows/question-rows.ts';
import { waveRows } from './testing/rows/wave-rows.ts';

checkRights(testApi(), [...entryRows, ...waveRows, ...questionRows]);
