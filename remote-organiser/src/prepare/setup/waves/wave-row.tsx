import { removeWave } from '@topout/api-client';
import type { Competition, Wave } from '@topout/contract';
import { formatSpan } from '@topout/domain';
import { ConfirmDialog, ListItem, MoreIcon } from '@topout/ui';
import { Menu, MenuItem } from '@topout/ui/menu';
import { useState } from 'react';
import { useChange } from '../use-change.ts';
import { WaveDialog } from './wave-dialog.tsx';
import { wavesTexts as texts } from './texts.ts';

interface WaveRowProps {
  readonly competition: Competition;
  readonly wave: Wave;
}

/** A session: when it is, and how full. */
export function WaveRow({ competition, wave }: WaveRowProps) {
  const { uuid, name, startTime, endTime, capacity, taken, waiting } = wave;
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null);
  const { busy, change } = useChange();
  const remove = async () => {
    await change(() => removeWave(competition.uuid, uuid));
    setAsked(null);
  };
  return (
    <>
      <ListItem
        title={name}
        subtitle={[
          formatSpan({ startTime, endTime, venues: competition.venues }),
          texts.places(taken, capacity),
          waiting > 0 && texts.waiting(waiting),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <Menu label={texts.actions(name)} icon={<MoreIcon />}>
            <MenuItem onSelect={() => setAsked('edit')}>{texts.edit}</MenuItem>
            <MenuItem danger onSelect={() => setAsked('delete')}>
              {texts.delete}
            </MenuItem>
          </Menu>
        }
      />
      {asked === 'edit' && (
        <WaveDialog competition={competition} wave={wave} onClose={() => setAsked(null)} />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          open
          title={texts.deleteTitle(name)}
          confirmLabel={texts.deleteConfirm}
          danger
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsked(null)}
        >
          {texts.deleteText}
        </ConfirmDialog>
      )}
    </>
  );
}
