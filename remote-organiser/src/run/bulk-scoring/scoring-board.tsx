import type { Competition } from '@topout/contract';
import { checkScore, RefusedError, useProfile } from '@topout/api-client';
import { LoadState, useShowError } from '@topout/app-kit';
import { EmptyState, SkeletonRows } from '@topout/ui';
import { type Ref, useState } from 'react';
import { failureText } from '../../page/failure-text.ts';
import type { GridRow } from './grid-row.ts';
import { HeldDialog } from './held-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { ScoreGrid } from './score-grid.tsx';
import { bulkTexts as texts } from './texts.ts';
import type { GoToRow } from './use-row-finder.ts';
import { useScoring } from './use-scoring.ts';

/** Cells from elsewhere, to be looked at before they are entered. */
export interface Pasted {
  readonly text: string;
  /** Index of the row where a single column begins. */
  readonly from: number;
}

export interface ScoringBoardProps {
  readonly competition: Competition;
  readonly wanted: { readonly route: string } | { readonly entry: string } | null;
  readonly rows: readonly GridRow[];
  readonly checks: boolean;
  /** Holds, while the grid is there, how to go to one of its rows. */
  readonly goToRef: Ref<GoToRow>;
  readonly pasted: Pasted | null;
  readonly onPasted: (pasted: Pasted | null) => void;
  readonly heading: string;
  readonly label: string;
}

/** The grid and its dialogs: pasted cells to confirm, a conflict to settle. */
export function ScoringBoard({
  competition,
  wanted,
  rows,
  checks,
  heading,
  label,
  ...props
}: ScoringBoardProps) {
  const { goToRef, pasted, onPasted } = props;
  const { ready, error, cellOf, enter, enterAll, outbox, most } = useScoring(competition, wanted, rows);
  const [settling, setSettling] = useState<GridRow | null>(null);
  const { data: me } = useProfile();
  const showError = useShowError();

  async function check({ entry, route, id }: GridRow) {
    const row = rows.find((one) => one.id === id);
    const version = row && cellOf(row).score?.version;
    if (version === undefined) return;
    try {
      await checkScore(competition.uuid, { entry, route: route.uuid, version });
      showError(null);
    } catch (failure) {
      if (failure instanceof RefusedError) {
        return showError({ title: texts.checkFailed, message: failure.message });
      }
      showError(await failureText(failure));
    }
  }

  if (rows.length === 0) {
    return <EmptyState title={wanted && 'entry' in wanted ? texts.noRoutes : texts.noRows} />;
  }
  const done = rows.filter((row) => cellOf(row).code !== '').length;
  return (
    <LoadState
      read={{ data: ready || undefined, error }}
      loading={<SkeletonRows label={texts.loading} count={8} />}
    >
      {() => (
        <>
          <ScoreGrid
            goToRef={goToRef}
            progress={texts.progress(done, rows.length)}
            label={label}
            heading={heading}
            rows={rows}
            cellOf={cellOf}
            checks={checks}
            me={me?.uuid ?? null}
            onEnter={enter}
            onPaste={(text, from) => onPasted({ text, from })}
            onSettle={setSettling}
            onCheck={(row) => void check(row)}
          />
          {pasted && (
            <PasteDialog
              initial={pasted.text}
              from={pasted.from}
              rows={rows}
              most={most}
              codeOf={(row) => cellOf(row).code}
              onEnter={enterAll}
              onClose={() => onPasted(null)}
            />
          )}
          {settling && (
            <HeldDialog
              competition={competition}
              row={settling}
              cell={cellOf(settling)}
              onClose={() => setSettling(null)}
              onSettled={(command) => {
                setSettling(null);
                void outbox?.forget(command);
              }}
            />
          )}
        </>
      )}
    </LoadState>
  );
}
