import type { Competition, LeaderboardRow } from '@topout/contract';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { canModifyEntries, isInstalled, type RowAction, rowAction } from './row-action.ts';
import { useOnDemand } from './use-on-demand.ts';

const loadAppModal = () => import(/* webpackChunkName: "app-modal" */ './app-modal.tsx');
const loadStaff = () => import(/* webpackChunkName: "staff" */ '../entry/staff.ts');

/** What a click on a row brings up, and the row that is selected by it. */
export function useRowPanel(competition: Competition) {
  const [row, setRow] = useState<LeaderboardRow | null>(null);
  const [target, setTarget] = useState<LeaderboardRow | null>(null);
  const [merging, setMerging] = useState(false);
  const [open, setOpen] = useState<RowAction | null>(null);
  const [card, setCard] = useState('');
  const [app, askApp] = useOnDemand(loadAppModal);
  const [staff, askStaff] = useOnDemand(loadStaff);
  const navigate = useNavigate();

  const modifies = canModifyEntries(competition);
  useEffect(() => {
    if (modifies) askStaff();
  }, [modifies, askStaff]);

  const onOpen = useCallback(
    (clicked: LeaderboardRow) => {
      const action = rowAction(competition, clicked, isInstalled());
      setOpen(action);
      const address = `/${competition.uuid}?entry=${clicked.user.uuid}`;
      setCard(address);
      if (action === 'scorecard') void navigate(address);
      if (action === 'app') askApp();
      if (action === 'select') {
        if (!merging) setRow(clicked);
        else if (clicked.entry !== row?.entry) setTarget(clicked);
        askStaff();
      }
    },
    [competition, navigate, askApp, askStaff, merging, row],
  );

  const close = () => setOpen(null);
  const deselect = () => {
    close();
    setRow(null);
  };
  const onMerging = (on: boolean) => {
    setMerging(on);
    setTarget(null);
    close();
  };
  const details = (selected: LeaderboardRow, columns: number): ReactNode =>
    staff && <staff.StaffDetails competition={competition.uuid} row={selected} columns={columns} />;
  const panel = (
    <>
      {app && open === 'app' && <app.AppModal card={card} onClose={close} />}
      {staff && (
        <staff.StaffPanel
          {...{ competition, row, target, merging, onMerging }}
          open={open === 'select'}
          onClose={close}
          onGone={deselect}
        />
      )}
    </>
  );
  return { selected: row?.entry ?? null, onOpen, details, panel };
}
