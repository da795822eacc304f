import type { Competition } from '@topout/api-client';

export type Category = Competition['stages'][number]['categories'][number];
