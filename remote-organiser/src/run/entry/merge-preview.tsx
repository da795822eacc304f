import type { MergePreview as Preview } from '@topout/contract';
import { useMergePreview } from '@topout/api-client';
import { FactList, Notice, SkeletonRows } from '@topout/ui';
import { mergeTexts as texts } from './merge-texts.ts';

export interface MergePreviewProps {
  readonly competition: string;
  readonly source: string;
  readonly target: string;
}

/** What a merge will move, according to the server. */
export function MergePreview({ competition, source, target }: MergePreviewProps) {
  const { data, error } = useMergePreview(competition, source, target);
  if (!data) {
    return error ? (
      <Notice tone="warning">{texts.unknown}</Notice>
    ) : (
      <SkeletonRows count={3} label={texts.loading} />
    );
  }
  const { moved, dropped } = totals(data);
  const { source: from, target: into, merged } = data;
  const stays = {
    ...data[merged.stays],
    category: into.category,
    competitorNumber: merged.competitorNumber,
  };
  const both = from.account !== null && into.account !== null;
  return (
    <>
      <p>{moved === 0 ? texts.nothingMoves : texts.moves(moved, routesWithMoves(data))}</p>
      {dropped > 0 && <Notice tone="warning">{texts.dropped(dropped)}</Notice>}
      {both && <Notice tone="warning">{texts.bothHaveAccounts(from.user.name)}</Notice>}
      <FactList
        facts={[
          { term: texts.from, value: summary(from) },
          { term: texts.target, value: summary(into) },
          { term: texts.becomes, value: `${stays.user.name}, ${summary(stays)}` },
        ]}
      />
    </>
  );
}

const summary = ({
  category,
  competitorNumber,
  account,
}: Pick<Preview['target'], 'category' | 'competitorNumber' | 'account'>) =>
  [category.name, competitorNumber && texts.number(competitorNumber), texts.accounts[account ?? 'NONE']]
    .filter(Boolean)
    .join(', ');

const totals = ({ routes }: Preview) => ({
  moved: routes.reduce((sum, { moved }) => sum + moved, 0),
  dropped: routes.reduce((sum, { dropped }) => sum + dropped, 0),
});

const routesWithMoves = ({ routes }: Preview) => routes.filter(({ moved }) => moved > 0).length;
