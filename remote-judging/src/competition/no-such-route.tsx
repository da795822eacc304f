import type { Route } from '@topout/contract';
import { NoRight } from '@topout/app-kit/no-right';
import { ButtonLink, EmptyState, Stack } from '@topout/ui';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../texts.ts';
import type { Judging } from './use-judging.ts';

/** Rare, so its code loads only when needed. */
const LeftHere = lazy(async () => ({
  default: (await import(/* webpackChunkName: "left-here" */ '../left/left-here.tsx')).LeftHere,
}));

export interface NoSuchRouteProps {
  readonly judging: Judging;
  readonly uuid: string;
  /** Null if the venue has none. */
  readonly route: Route | null;
}

/**
 * A route that this judge, or nobody, can judge: taken down, in no group, or in another judging group. Shows
 * what they logged there.
 */
export function NoSuchRoute({ judging, uuid, route }: NoSuchRouteProps) {
  return (
    <Stack gap={4}>
      <Why judging={judging} route={route} />
      <Suspense>
        <LeftHere key={uuid} judging={judging} uuid={uuid} route={route ?? undefined} />
      </Suspense>
    </Stack>
  );
}

function Why({ judging: { competition }, route }: Omit<NoSuchRouteProps, 'uuid'>) {
  if (route && route.competitionRouteGroups.length > 0) {
    return (
      <NoRight competition={competition.uuid} place="judge">
        {texts.noPermission}
      </NoRight>
    );
  }
  return (
    <EmptyState
      title={route ? texts.routeInNoGroup : texts.routeNotFound}
      action={
        <ButtonLink as={Link} to={`/${competition.uuid}`}>
          {texts.toCompetition}
        </ButtonLink>
      }
    >
      {route && texts.routeInNoGroupHint}
    </EmptyState>
  );
}
