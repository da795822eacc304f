import { type BulkEntries, createEntries, type EntryDetails, refreshEntries } from '@topout/api-client';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { nextPage } from '../flow/next-page.ts';
import { useFailure } from '../form/use-failure.ts';

type Answer = BulkEntries[number];

/** A child who has already entered is not a failure. (behaviour: entering#with-children) */
const failed = ({ status, error }: Answer): boolean =>
  error !== null && !(status === 400 && error.message.toLowerCase().includes('already exists'));

const waits = ({ entry }: Answer): boolean => entry?.status === 'WAITING';

/**
 * Enters children, then goes to the end of the flow. Stays if a child could not be entered or must wait for a
 * place, because there is something to read.
 *
 * @param onEntered called with the children now entered
 */
export function useEnterChildren(competition: string, onEntered: (child: string) => void) {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const failure = useFailure();

  const enter = async (entries: readonly EntryDetails[]) => {
    setBusy(true);
    try {
      const answers = entries.length === 0 ? [] : await createEntries(competition, entries);
      const refused = answers.filter(failed);
      for (const { user } of answers.filter((answer) => !failed(answer))) onEntered(user ?? '');
      setProblems(new Map(refused.map(({ user, error }) => [user ?? '', error?.message ?? ''])));
      if (refused.length === 0 && !answers.some(waits))
        await navigate(nextPage(query) ?? `/${competition}`, { replace: true });
    } catch (error) {
      await failure(error);
      // The line may have broken after the server had entered them: then this shows them as entered.
      void refreshEntries(competition);
    } finally {
      setBusy(false);
    }
  };
  return { enter, busy, problems };
}
