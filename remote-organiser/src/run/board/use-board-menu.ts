import type { Competition } from '@topout/contract';
import type { MenuItem } from '@topout/app-kit';
import { isOrganiserSide, isSpeed } from '@topout/domain';
import { useEffect, useMemo } from 'react';
import { boardTexts as texts } from '../../texts.ts';
import { useOnDemand } from './use-on-demand.ts';

const loadOrganiserMenu = () => import(/* webpackChunkName: "board-organiser" */ './organiser-menu.ts');

/** The board's own lines in the header's menu. Those of organisers come when the board knows that it is one. */
export function useBoardMenu(uuid: string, competition: Competition | undefined): readonly MenuItem[] {
  const { role = null, league = null, stages = [], canSeeLeaderboard: seen = false } = competition ?? {};
  const teams = seen && competition?.settings.teamsEnabled === true;
  const planned = (seen || role !== null) && stages.some((stage) => stage.planned);
  const speed = seen && stages.some((stage) => isSpeed(stage.scoringSystem));
  const organises = isOrganiserSide(role);
  const [organisers, askOrganisers] = useOnDemand(loadOrganiserMenu);
  useEffect(() => {
    if (organises) askOrganisers();
  }, [organises, askOrganisers]);
  return useMemo(
    () => [
      ...(organises && organisers ? organisers.organiserMenu(uuid) : []),
      ...(speed ? [{ label: texts.heats, to: `/${uuid}/bracket` }] : []),
      ...(planned ? [{ label: texts.plan, to: `/${uuid}/plan` }] : []),
      ...(teams ? [{ label: texts.teams, to: `/${uuid}/teams` }] : []),
      ...(league ? [{ label: texts.league, to: `/leagues/${league}` }] : []),
    ],
    [uuid, organises, organisers, league, planned, speed, teams],
  );
}
