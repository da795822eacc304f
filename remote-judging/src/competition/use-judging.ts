import type { Competition, Route, Stage } from '@topout/contract';
import {
  type Kept,
  isLoggedInAtom,
  rememberJudge,
  serverNow,
  useCompetition,
  usePresence,
  useJudgeChildren,
  useJudgeProfile,
} from '@topout/api-client';
import { usePassed } from '@topout/app-kit/use-passed';
import { type Actor, type CompetitionPhase, climbersScore, judgesOwn, judgingClosed } from '@topout/domain';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { stageOf } from './open-stages.ts';

/** One competition from the signed-in person's point of view: everything that the domain's rules need. */
export interface Judging {
  readonly competition: Competition;
  readonly actor: Actor;
  readonly phase: CompetitionPhase;
  /** The running one; on a route, the one it is judged in. */
  readonly stage: Stage | undefined;
  /** Why judging has ended; null while it is open. */
  readonly closed: ReturnType<typeof judgingClosed>;
  /** Whether the judge is this competitor, or their parent, and may therefore not judge them. */
  readonly isOwn: (user: string) => boolean;
}

/** Re-evaluated when the end time passes. */
export function useJudging(uuid: string): Pick<Kept<Judging>, 'data' | 'error' | 'isKept'> {
  const { data: competition, error, isKept } = useCompetition(uuid);
  const { data: profile } = useJudgeProfile();
  const me = profile?.uuid ?? null;
  const ended = usePassed(competition?.endTime, serverNow);
  usePresence(competition?.canJudge ? uuid : null);
  useKnownOnPhone(competition && (competition.canJudge || logsOwn(competition)) ? me : null);
  const asked = competition?.role === 'JUDGE' && competition.settings.judgesNeedApproval;
  const { data: children } = useJudgeChildren(asked);
  const data = useMemo(
    () => competition && judgingOf(competition, { me, children: children ?? [] }, ended),
    [competition, me, children, ended],
  );
  return { data, error, isKept };
}

/** Whether the person or their children may have to log results, or queue, here. */
const logsOwn = ({ userEntry, childEntries, routeGroups }: Competition): boolean =>
  (userEntry !== null || childEntries.length > 0) &&
  routeGroups.some(({ scoredBy, climbersQueue }) => climbersQueue || climbersScore(scoredBy));

/** Without a network this phone works for whoever logs on it, even after the browser was closed. */
function useKnownOnPhone(judge: string | null) {
  const loggedIn = useAtomValue(isLoggedInAtom);
  useEffect(() => {
    if (loggedIn && judge !== null) rememberJudge(judge);
  }, [loggedIn, judge]);
}

interface Family {
  /** The judge's profile uuid. */
  readonly me: string | null;
  readonly children: readonly { readonly uuid: string }[];
}

/** @param ended whether the end time has passed: all that the rules need from the clock. */
function judgingOf(competition: Competition, { me: profile, children }: Family, ended: boolean): Judging {
  const [stage] = competition.stages;
  const startMs = Date.parse(competition.startTime);
  const endMs = Date.parse(competition.endTime);
  const phase: CompetitionPhase = {
    nowMs: ended ? endMs : startMs,
    startMs,
    endMs,
    pendingResults: isOpen(stage),
    liveLeaderboard: competition.liveLeaderboard,
  };
  const mine = competition.judgingGroups.filter(({ judges }) => judges.some(({ uuid }) => uuid === profile));
  const actor: Actor = {
    profile,
    role: competition.role,
    pending: competition.judgeRequestPending,
    assignedRoutes: new Set(mine.flatMap(({ routes }) => routes)),
  };
  const mineToo = new Set(children.map(({ uuid }) => uuid));
  const isOwn = (id: string) =>
    judgesOwn(actor, competition.settings, { id, parent: mineToo.has(id) ? profile : null });
  return { competition, actor, phase, stage, closed: judgingClosed(phase), isOwn };
}

const isOpen = (stage: Stage | undefined) => stage?.pendingResults ?? true;

/** The same on one route: its stage may be closed while another is open. */
export function judgingOn(judging: Judging, route: Route): Judging {
  const stage = stageOf(route, judging.competition);
  const phase = { ...judging.phase, pendingResults: isOpen(stage) };
  return { ...judging, phase, stage, closed: judgingClosed(phase) };
}
