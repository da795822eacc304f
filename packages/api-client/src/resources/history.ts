import { refresh, useRead, useReadList } from '@topout/api-client/core';
import type { AuditRecord, HistoryLinePage, HistoryPerson } from '@topout/contract';
import { withQuery } from '../http/with-query.ts';
interface AuditPage {
  data: AuditRecord[];
  metadata: { next: string | null };
}

/** By competitor (profile uuid), route or author; 50 lines a page. */
export interface HistoryFilter {
  readonly competitor?: string | undefined;
  readonly route?: string | undefined;
  readonly person?: string | undefined;
  /** The last line of the page before; null = the newest lines. */
  readonly before: string | null;
}

/** Who logged what, when and from where; newest first. */
export const useHistory = (competition: string, { competitor, route, person, before }: HistoryFilter) =>
  useRead<HistoryLinePage>(
    withQuery(`competitions/${competition}/history`, { competitor, route, person, before }),
  );

/** Who changed entries, roles and set-up; newest first. */
export const useAudit = (competition: string, { competitor, person, before }: HistoryFilter) =>
  useRead<AuditPage>(withQuery(`competitions/${competition}/audit`, { competitor, person, before }));

/** The people in the history, by name. */
export const useHistoryPeople = (competition: string) =>
  useReadList<HistoryPerson>(`competitions/${competition}/history/people`);

/** Reads the history again after an undo. */
export const refreshHistory = (competition: string) =>
  refresh(`competitions/${competition}/history*`, `competitions/${competition}/audit*`);
