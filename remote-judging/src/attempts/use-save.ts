import { addCommands, isUnsent, type NewCommand, openOutbox, type OutboxItem } from '@topout/api-client';
import { useState } from 'react';

/** On a good line the answer arrives before the judge looks up; on a bad one nobody waits for it. */
const patienceMs = 1_200;

export interface Saving {
  readonly submitting: boolean;
  /** Why the server refused the last change; null if it accepted it, or has not answered. */
  readonly failure: string | null;
  /**
   * Puts a result and its queue change into the outbox, in one step.
   * @param onKept the phone or the server has stored it: the input is no longer needed
   * @returns the result's command after a moment; null if it was refused.
   */
  readonly submit: (
    commands: readonly [NewCommand, ...NewCommand[]],
    onKept?: () => void,
  ) => Promise<OutboxItem | null>;
  /** Puts a command into the outbox without waiting for an answer. @returns its id, once it is there */
  readonly post: (command: NewCommand) => Promise<string[]>;
}

/** Saves through the outbox: on this phone at once, confirmed as soon as the server answers. */
export function useSave(competition: string): Saving {
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(commands: readonly [NewCommand, ...NewCommand[]], onKept?: () => void) {
    setSubmitting(true);
    setFailure(null);
    try {
      const outbox = await openOutbox();
      const [id = ''] = await outbox.add(competition, commands);
      const isStored = !outbox.items().some((one) => one.id === id && one.fragile);
      if (isStored) onKept?.();
      const [item] = await outbox.answered([id], navigator.onLine ? patienceMs : 0);
      if (item?.state !== 'refused') {
        if (item && !isUnsent(item)) onKept?.();
        return item ?? null;
      }
      // The input is still on screen: forgetting the command loses nothing.
      setFailure(item.reason?.message ?? '');
      await outbox.forget(item.id);
      return null;
    } finally {
      setSubmitting(false);
    }
  }

  return {
    submitting,
    failure,
    submit,
    post: (command) => addCommands(competition, [command]),
  };
}
