export type Category = Competition['stages'][number]['categories'][number];
import type { Competition } from '@topout/contract';
