import { type Competition, deleteEntry, type Entry, saveEntry, useEntries } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { Button, ConfirmDialog, List, ListItem, Section } from '@topout/ui';
import { useState } from 'react';
import { failureText } from './failure-text.ts';
import { waitingTexts as texts } from './status-texts.ts';

/** Who waits for a place, in the order in which places are given. */
export function WaitingList({ competition }: { readonly competition: Competition }) {
  const { uuid, stages } = competition;
  const { data: entries = [] } = useEntries(uuid);
  const [removing, setRemoving] = useState<Entry | null>(null);
  const [busy, setBusy] = useState(false);
  const showError = useShowError();
  const waiting = (stages[0]?.categories ?? []).flatMap((category) =>
    entries
      .filter((entry) => entry.status === 'WAITING' && entry.category.uuid === category.uuid)
      .map((entry, index) => ({ entry, position: index + 1 })),
  );
  if (waiting.length === 0) return null;

  async function act(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const { title, message } = await failureText(error);
      showError(message, title);
    } finally {
      setBusy(false);
      setRemoving(null);
    }
  }

  return (
    <Section title={texts.title} count={waiting.length} description={texts.lead(waiting.length)}>
      <List>
        {waiting.map(({ entry, position }) => (
          <ListItem
            key={entry.uuid}
            title={entry.user.name}
            subtitle={texts.position(position, entry.category.name)}
            actions={
              <>
                <Button
                  disabled={busy}
                  aria-label={texts.placeFor(entry.user.name)}
                  onClick={() => void act(() => saveEntry(uuid, entry.uuid, { status: 'ENTERED' }))}
                >
                  {texts.place}
                </Button>
                <Button
                  variant="quiet"
                  disabled={busy}
                  aria-label={texts.removeOf(entry.user.name)}
                  onClick={() => setRemoving(entry)}
                >
                  {texts.remove}
                </Button>
              </>
            }
          />
        ))}
      </List>
      <ConfirmDialog
        open={removing !== null}
        danger
        busy={busy}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        onClose={() => setRemoving(null)}
        onConfirm={() => removing && void act(() => deleteEntry(uuid, removing.uuid))}
      >
        {removing && texts.removeText(removing.user.name)}
      </ConfirmDialog>
    </Section>
  );
}
