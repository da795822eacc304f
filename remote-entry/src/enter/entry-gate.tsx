import { useCompetition } from '@topout/api-client';
import { entryRights } from '@topout/domain';
import { Outlet, useParams } from 'react-router-dom';
import { EntryNotAllowed } from './entry-not-allowed.tsx';

const noRoutes: ReadonlySet<string> = new Set();

/** The steps of entering, as long as entering is possible; those who may add competitors are let through. */
export default function EntryGate() {
  const { competition: uuid = '' } = useParams();
  const { data: competition } = useCompetition(uuid);
  if (!competition || competition.canEnter) return <Outlet />;
  const { role, judgeRequestPending, settings } = competition;
  const actor = { profile: null, role, pending: judgeRequestPending, assignedRoutes: noRoutes };
  if (entryRights(actor, settings).canAdd) return <Outlet />;
  return <EntryNotAllowed competition={competition} />;
}
