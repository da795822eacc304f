import type { Competition } from '@topout/contract';

/** Where one more scorecard comes from: a number where entries are preloaded, otherwise the list of one's children. */
export const moreCompetitors = ({ uuid, settings }: Pick<Competition, 'uuid' | 'settings'>): string =>
  `/${uuid}/${settings.hasPreloadedEntries ? 'enter/competitor-number' : 'enter/competitors'}`;
