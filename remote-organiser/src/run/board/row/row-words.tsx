import type { LeaderboardRow } from '@topout/contract';
import { VisuallyHidden } from '@topout/ui';
import { boardTexts as texts } from '../../../texts.ts';
import { useMarks } from '../marks/store.ts';

export interface RowWordsProps {
  readonly row: LeaderboardRow;
  /** The number stands elsewhere. */
  readonly numberless?: boolean | undefined;
}

/** Whether it is oneself, the number, and why somebody does not climb. */
export function RowWords({ row, numberless = false }: RowWordsProps) {
  const { competitorNumber, status, user, unconfirmed } = row;
  const own = useMarks((store) => store.own.has(user.uuid));
  const absence = absences[status];
  return (
    <>
      {own && <strong data-own>{texts.you}</strong>}
      {competitorNumber !== null && !numberless && (
        <span>
          <VisuallyHidden>{texts.number} </VisuallyHidden>
          {competitorNumber}
        </span>
      )}
      {absence !== undefined && <span>{absence}</span>}
      {unconfirmed !== undefined && (
        <span>{texts.unconfirmedCount(unconfirmed.replaceAll('.', '').length)}</span>
      )}
    </>
  );
}

/** What stands in place of results. */
export const absences: Partial<Record<LeaderboardRow['status'], string>> = {
  DNS: texts.didNotStart,
  DSQ: texts.disqualified,
};
