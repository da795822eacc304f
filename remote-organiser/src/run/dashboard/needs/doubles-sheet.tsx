import type { ShownDouble } from '@topout/api-client';
import { Button, List, ListButton, Sheet } from '@topout/ui';
import { useState } from 'react';
import { FailureDialog } from '../../entry/failure-dialog.tsx';
import { MergeSheet } from '../../entry/merge-sheet.tsx';
import { useMerge } from '../../entry/use-merge.ts';
import { texts } from '../texts.ts';

interface DoublesSheetProps {
  readonly competition: string;
  readonly doubles: readonly ShownDouble[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** People who are probably entered twice, to merge one after another. */
export function DoublesSheet({ competition, doubles, open, onClose }: DoublesSheetProps) {
  const [chosen, setChosen] = useState<ShownDouble | null>(null);
  const { busy, failure, forgive, merge } = useMerge(competition);
  const confirm = async ({ source, target }: ShownDouble) => {
    await merge(source.entry, target.entry);
    setChosen(null);
  };
  return (
    <>
      <Sheet
        open={open && !chosen && !failure}
        onClose={onClose}
        title={texts.doublesTitle}
        actions={
          <Button size="lg" onClick={onClose}>
            {texts.close}
          </Button>
        }
      >
        {doubles.length === 0 ? (
          <p>{texts.doublesNone}</p>
        ) : (
          <List aria-label={texts.doublesTitle}>
            {doubles.map((double) => (
              <ListButton
                key={double.source.entry}
                title={`${entryOf(double.source)} – ${entryOf(double.target)}`}
                subtitle={texts.doubleWhy[double.why]}
                onClick={() => setChosen(double)}
              />
            ))}
          </List>
        )}
      </Sheet>
      {chosen && !failure && (
        <MergeSheet
          competition={competition}
          source={chosen.source}
          target={chosen.target}
          busy={busy}
          onConfirm={() => void confirm(chosen)}
          onCancel={() => setChosen(null)}
        />
      )}
      {failure && <FailureDialog failure={failure} onClose={forgive} />}
    </>
  );
}

const entryOf = ({ name, category, competitorNumber }: ShownDouble['source']) =>
  [name, category, competitorNumber !== null && texts.number(competitorNumber)].filter(Boolean).join(', ');
