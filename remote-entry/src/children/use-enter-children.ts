import { type BulkEntries, createEntries, type EntryDetails, type Profile } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { nextPage } from '../flow/next-page.ts';
import { useFailure } from '../form/use-failure.ts';

/** A child who is entered already is no failure. (spec 1 §5) */
const failed = ({ status, error }: BulkEntries[number]): boolean =>
  error !== null && !(status === 400 && error.message.toLowerCase().includes('already exists'));

/** Enters children, then goes where the flow ends; says of each one who could not be entered why. */
export function useEnterChildren(competition: string, children: readonly Profile[], onEntered: () => void) {
  const [busy, setBusy] = useState(false);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const showError = useShowError();
  const failure = useFailure();
  const nameOf = (uuid: string | null) => children.find((child) => child.uuid === uuid)?.name ?? '';

  const enter = async (entries: readonly EntryDetails[]) => {
    setBusy(true);
    try {
      const answers = entries.length === 0 ? [] : await createEntries(competition, entries);
      const problems = answers.filter(failed).map(({ user, error }) => `${nameOf(user)}: ${error?.message}`);
      if (problems.length > 0) return showError(problems.join('\n'));
      onEntered();
      await navigate(nextPage(query) ?? `/${competition}`, { replace: true });
    } catch (error) {
      await failure(error);
    } finally {
      setBusy(false);
    }
  };
  return { enter, busy };
}
