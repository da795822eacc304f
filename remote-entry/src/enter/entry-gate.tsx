import { type Competition, useCompetition } from '@topout/api-client';
import { entryRights } from '@topout/domain';
import { useState } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { EntryNotAllowed } from './entry-not-allowed.tsx';

const noRoutes: ReadonlySet<string> = new Set();

/**
 * The steps of entering, as long as entering is possible; those who may add competitors are let through. Whoever is
 * inside stays: their own entries may have been the last ones, and what became of them stands there.
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

function mayEnter({ canEnter, role, judgeRequestPending, settings }: Competition): boolean {
  const actor = { profile: null, role, pending: judgeRequestPending, assignedRoutes: noRoutes };
  return canEnter || entryRights(actor, settings).canAdd;
}
