import { createCompetition, useVenue } from '@topout/api-client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../setup/failure-of.ts';
import { bodyOf, type CompetitionDraft } from './draft.ts';
import { forgetDraft } from './kept-draft.ts';

/**
 * Creates the competition and opens its set-up. If anything fails, nothing is created and nothing is lost.
 */
export function useCreate(draft: CompetitionDraft) {
  const { data: venue } = useVenue(draft.knownVenue?.uuid ?? null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const create = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { uuid } = await createCompetition(bodyOf(draft, venue?.routes ?? []));
      forgetDraft();
      await navigate(`/${uuid}/setup`, { replace: true });
    } catch (error) {
      setFailure((await failureOf(error)).message);
      setBusy(false);
    }
  };
  return { busy, failure, create };
}
