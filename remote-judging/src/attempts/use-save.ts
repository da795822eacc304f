import { isUnsent, type NewCommand, type OutboxItem, useOutbox } from '@topout/api-client';
import { useState } from 'react';

/** On a good line the answer is there before the judge looks up; on a bad one nobody waits for it. */
const patienceMs = 1_200;

export interface Saving {
  readonly submitting: boolean;
  /** Why the server did not take the last change; null when it did, or has not spoken. */
  readonly failure: string | null;
  /**
   * Puts a result, and what becomes of the queue with it, into the outbox: one act.
   * @param onKept the phone has stored it, or the server has: what it was made of is not needed any more
   * @returns the result's command as it is after a moment; null when it was refused.
   */
  readonly submit: (
    commands: readonly [NewCommand, ...NewCommand[]],
    onKept?: () => void,
  ) => Promise<OutboxItem | null>;
  /** Puts a command into the outbox, and waits for no answer. @returns its id, once it is there */
  readonly post: (command: NewCommand) => Promise<string[]>;
}

/** Saves by way of the outbox: on this phone at once, confirmed as soon as the server answers. */
export function useSave(competition: string): Saving {
  const outbox = useOutbox()?.outbox;
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(commands: readonly [NewCommand, ...NewCommand[]], onKept?: () => void) {
    if (!outbox) return null;
    setSubmitting(true);
    setFailure(null);
    try {
      const [id = ''] = await outbox.add(competition, commands);
      const isStored = !outbox.items().some((one) => one.id === id && one.fragile);
      if (isStored) onKept?.();
      const [item] = await outbox.answered([id], navigator.onLine ? patienceMs : 0);
      if (item?.state !== 'refused') {
        if (item && !isUnsent(item)) onKept?.();
        return item ?? null;
      }
      // What was entered is still on screen: nothing is lost by forgetting the command.
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
    post: async (command) => (await outbox?.add(competition, [command])) ?? [],
  };
}
