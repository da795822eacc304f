import type { Competition, ImportedLine } from '@topout/contract';
import { EmptyState, Stat, StatGrid } from '@topout/ui';
import { LineTable, type OtherPeople } from './line-table.tsx';
import { importTexts as texts } from './texts.ts';

export interface ImportPreviewProps extends OtherPeople {
  readonly lines: readonly ImportedLine[];
  readonly categories: Competition['stages'][number]['categories'];
}

/** Rows that need attention come first. */
const order = ['error', 'duplicate', 'entered', 'waiting', 'new'] as const;
const tones = {
  error: 'danger',
  duplicate: 'warning',
  entered: 'neutral',
  waiting: 'neutral',
  new: 'neutral',
} as const;

/** What will happen to every row, with those that need attention first. */
export function ImportPreview({ lines, categories, ...otherPeople }: ImportPreviewProps) {
  if (lines.length === 0) return <EmptyState title={texts.empty} />;
  const of = (wanted: ImportedLine['status']) => lines.filter(({ status }) => status === wanted);
  const present = order.filter((status) => of(status).length > 0);
  return (
    <>
      <StatGrid>
        {present.toReversed().map((status) => (
          <Stat key={status} label={texts.counts[status]} value={of(status).length} tone={tones[status]} />
        ))}
      </StatGrid>
      {present.map((status) => (
        <LineTable
          key={status}
          title={texts.sections[status]}
          lines={of(status)}
          categories={categories}
          {...otherPeople}
        />
      ))}
    </>
  );
}
