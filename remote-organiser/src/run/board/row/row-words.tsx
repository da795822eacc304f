import type { LeaderboardRow } from '@topout/contract';
import { VisuallyHidden } from '@topout/ui';
import { boardTexts as texts } from '../../../texts.ts';
import { useMarks } from '../marks/store.ts';

export interface RowWordsProps {
  readonly row: LeaderboardRow;
  /** The number stands elsewhere. */
  readonly numberless?: boolean | undefined;
}

/** Whether it is oneself, the number, the country, why somebody does not climb, and that somebody restarted. */
export function RowWords({ row, numberless = false }: RowWordsProps) {
  const { competitorNumber, nation, status, user, restarted = false } = row;
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
      {nation !== undefined && (
        <span>
          <VisuallyHidden>{texts.country} </VisuallyHidden>
          {nation}
        </span>
      )}
      {absence !== undefined && <span>{absence}</span>}
      {restarted && <span>{texts.restarted}</span>}
    </>
  );
}

/** How much of it nobody has confirmed, where somebody has to. */
export const Unconfirmed = ({ row: { unconfirmed } }: Pick<RowWordsProps, 'row'>) =>
  unconfirmed !== undefined && (
    <span data-unconfirmed>{texts.unconfirmedCount(unconfirmed.replaceAll('.', '').length)}</span>
  );

/** What stands in place of results. */
export const absences: Partial<Record<LeaderboardRow['status'], string>> = {
  DNS: texts.didNotStart,
  DSQ: texts.disqualified,
};
