import type { Competition } from '@topout/contract';
import { useCompetition } from '@topout/api-client';
import { usePage } from '@topout/app-kit';
import { useParams } from 'react-router-dom';

/** For a section of the set-up: heads its page, and reads the competition that it is about. */
export function useSection(title: string): Competition | undefined {
  const { competition = '' } = useParams();
  usePage({ title, back: `/${competition}/setup` });
  return useCompetition(competition).data;
}
