import { type BulkEntries, createEntries, type EntryDetails, refreshEntries } from '@topout/api-client';
import { bannerAtom, isUnanswered } from '@topout/app-kit';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { nextPage } from '../flow/next-page.ts';
import { useBusy } from '../form/use-busy.ts';
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
 * @param isEntered whether a child is entered, as far as this page knows
 * @param onEntered called with the children now entered
 */
export function useEnterChildren(
  competition: string,
  isEntered: (child: string) => boolean,
  onEntered: (child: string) => void,
) {
  const { busy, during } = useBusy();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [unanswered, setUnanswered] = useState<readonly string[]>([]);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const failure = useFailure();
  const setBanner = useSetAtom(bannerAtom);

  // What went unanswered was done: the page says so, and no banner says otherwise.
  const wasDone = unanswered.length > 0 && unanswered.every(isEntered);
  useEffect(() => {
    if (wasDone) setBanner((shown) => (shown?.unanswered === true ? null : shown));
  }, [wasDone, setBanner]);

  const send = async (entries: readonly EntryDetails[]) => {
    const answers = entries.length === 0 ? [] : await createEntries(competition, entries);
    const refused = answers.filter(failed);
    for (const { user } of answers.filter((answer) => !failed(answer))) onEntered(user ?? '');
    setProblems(new Map(refused.map(({ user, error }) => [user ?? '', error?.message ?? ''])));
    if (refused.length === 0 && !answers.some(waits))
      await navigate(nextPage(query) ?? `/${competition}`, { replace: true });
  };
  const enter = (entries: readonly EntryDetails[]) =>
    during('enter', async () => {
      setUnanswered([]);
      try {
        await send(entries);
      } catch (error) {
        await failure(error);
        if (isUnanswered(error)) setUnanswered(entries.map(({ user }) => user ?? ''));
        // The line may have broken after the server had entered them: then this shows them as entered.
        void refreshEntries(competition);
      }
    });
  return { enter, busy: busy !== null, problems };
}
