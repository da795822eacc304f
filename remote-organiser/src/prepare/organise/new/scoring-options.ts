import { scoringSystems } from '@topout/domain';
import { scoringTexts } from './texts.ts';

/** What it is called, and what it means for a climber. */
export const scoringOptions = scoringSystems.map((value) => ({ value, ...scoringTexts[value] }));
