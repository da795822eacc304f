import type { Competition } from '@topout/contract';
import { useCompetition } from '@topout/api-client';
import { entryRights } from '@topout/domain';
import { useState } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { EntryNotAllowed } from './entry-not-allowed.tsx';
import { isEntered } from './welcome-target.ts';

const noRoutes: ReadonlySet<string> = new Set();

/**
 * The steps of entering, as long as entering is possible. Lets people through who may add competitors, and
 * people who have entered, because these steps show them the result. Keeps people inside, because their own
 * entries may have been the last ones.
 */
export default function EntryGate() {
  const { competition: uuid = '' } = useParams();
  const { data: competition } = useCompetition(uuid);
  const [inside, setInside] = useState(false);
  if (!competition || inside) return <Outlet />;
  if (!mayEnter(competition)) return <EntryNotAllowed competition={competition} />;
  setInside(true);
  return <Outlet />;
}

function mayEnter(competition: Competition): boolean {
  const { canEnter, role, judgeRequestPending, settings } = competition;
  const actor = { profile: null, role, pending: judgeRequestPending, assignedRoutes: noRoutes };
  return canEnter || isEntered(competition) || entryRights(actor, settings).canAdd;
}
