import { useEffect, useState } from 'react';
import { type CompetitionDraft, emptyDraft } from './draft.ts';
import { keepDraft, readDraft } from './kept-draft.ts';

/** What is being put together, kept on this device from the first letter on. */
export function useDraft() {
  const [draft, setDraft] = useState<CompetitionDraft>(() => readDraft() ?? emptyDraft());
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) keepDraft(draft);
  }, [draft, touched]);
  const set = (change: Partial<CompetitionDraft>) => {
    setTouched(true);
    setDraft((now) => ({ ...now, ...change }));
  };
  return { draft, set };
}
