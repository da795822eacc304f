import type { ShownDouble } from '@topout/api-client';
import { Badge, Button, List, ListButton, Sheet } from '@topout/ui';
import { useState } from 'react';
import { FailureDialog } from '../entry/failure-dialog.tsx';
import { MergeSheet } from '../entry/merge-sheet.tsx';
import { useMerge } from '../entry/use-merge.ts';
import { texts } from './texts.ts';

export interface DoublesNeedProps {
  readonly competition: string;
  readonly doubles: readonly ShownDouble[];
}

/** People who are probably entered twice: a line under "Needs you", with a link to merge them. */
export function DoublesNeed({ competition, doubles }: DoublesNeedProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ShownDouble | null>(null);
  const { busy, failure, forgive, merge } = useMerge(competition);
  const confirm = async ({ source, target }: ShownDouble) => {
    await merge(source.entry, target.entry);
    setChosen(null);
  };
  return (
    <>
      {doubles.length > 0 && (
        <ListButton
          leading={<Badge tone="warning">{doubles.length}</Badge>}
          title={texts.doubles(doubles.length)}
          subtitle={texts.doublesHint}
          onClick={() => setOpen(true)}
        />
      )}
      <Sheet
        open={open && !chosen && !failure}
        onClose={() => setOpen(false)}
        title={texts.doublesTitle}
        actions={
          <Button size="lg" onClick={() => setOpen(false)}>
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
