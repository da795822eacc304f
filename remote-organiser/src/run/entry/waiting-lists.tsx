import type { Competition, Entry } from '@topout/contract';
import { deleteEntry, orderWaitingList, saveEntry } from '@topout/api-client';
import { ConfirmDialog, Section } from '@topout/ui';
import { useState } from 'react';
import { useCorrection } from './use-correction.ts';
import { WaitingCategory } from './waiting-category.tsx';
import styles from './waiting.module.css';
import { waitingTexts as texts } from './waiting-texts.ts';

export interface WaitingListsProps {
  readonly competition: Competition;
  readonly waiting: readonly Entry[];
}

/** The people waiting for a place, category by category, in the order they will get one. */
export default function WaitingLists({ competition: { uuid, stages }, waiting }: WaitingListsProps) {
  const [removing, setRemoving] = useState<Entry | null>(null);
  const { busy, attempt } = useCorrection();
  const categories = stages[0]?.categories ?? [];

  return (
    <Section title={texts.title} count={waiting.length} description={texts.lead(waiting.length)}>
      <div className={styles.lists}>
        {categories.map((category) => (
          <WaitingCategory
            key={category.uuid}
            name={category.name}
            waiting={waiting.filter((entry) => entry.category.uuid === category.uuid)}
            busy={busy}
            onOrder={(entries, seen) =>
              attempt(() => orderWaitingList(uuid, category.uuid, { entries, seen }))
            }
            onPlace={(entry) => void attempt(() => saveEntry(uuid, entry.uuid, { status: 'ENTERED' }))}
            onRemove={setRemoving}
          />
        ))}
      </div>
      <ConfirmDialog
        open={removing !== null}
        danger
        busy={busy}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        onClose={() => setRemoving(null)}
        onConfirm={() =>
          removing && void attempt(() => deleteEntry(uuid, removing.uuid)).then(() => setRemoving(null))
        }
      >
        {removing && texts.removeText(removing.user.name)}
      </ConfirmDialog>
    </Section>
  );
}
