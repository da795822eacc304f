import { type Camelised, refresh, useRead } from '@topout/api-client/core';
import type { AuditRecord as WireRecord, LoggedCommandPage } from '@topout/contract';
import { withQuery } from '../http/with-query.ts';

export type AuditRecord = Camelised<WireRecord>;
interface AuditPage {
  data: WireRecord[];
  metadata: { next: string | null };
}

/** By entry, by route, by who did it; 50 lines a page. */
export interface HistoryFilter {
  readonly entry?: string | undefined;
  readonly route?: string | undefined;
  readonly person?: string | undefined;
  readonly page: number;
}

/** Who logged what, when, from where; the newest first. */
export const useHistory = (competition: string, { entry, route, person, page }: HistoryFilter) =>
  useRead<LoggedCommandPage>(
    withQuery(`competitions/${competition}/history`, { entry, route, person, page }),
  );

/** Who changed entries, roles and set-up; the newest first. */
export const useAudit = (competition: string, { entry, person, page }: HistoryFilter) =>
  useRead<AuditPage>(withQuery(`competitions/${competition}/audit`, { entry, person, page }));

/** After something was undone. */
export const refreshHistory = (competition: string) =>
  refresh(`competitions/${competition}/history*`, `competitions/${competition}/audit*`);
