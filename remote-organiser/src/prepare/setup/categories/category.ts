export type EditedCategory = Competition['stages'][number]['categories'][number];
import type { Competition } from '@topout/contract';
