import { type Competition, type Route, useEntries, useQueue } from '@topout/api-client';
import { Badge, ColorDot, ListLink, LockIcon } from '@topout/ui';
import { Link } from 'react-router-dom';
import { coloursOf, nameOfRoute } from '../competition/competition-routes.ts';
import { texts } from '../texts.ts';

export interface RouteRowProps {
  readonly competition: Competition;
  readonly route: Route;
  /** In one of the judge's own areas: says who waits. */
  readonly isMine: boolean;
  readonly viewOnly: boolean;
}

/** One route, leading to its queue. */
export function RouteRow({ competition, route, isMine, viewOnly }: RouteRowProps) {
  return (
    <ListLink
      as={Link}
      to={`/${competition.uuid}/judge/${route.uuid}`}
      leading={<ColorDot colors={coloursOf(route)} size={28} square={route.climbType === 'SPORT'} />}
      title={nameOfRoute(route, competition)}
      subtitle={isMine ? <Waiting competition={competition.uuid} route={route.uuid} /> : undefined}
      trailing={viewOnly ? <Badge icon={<LockIcon size={14} />}>{texts.viewOnly}</Badge> : undefined}
    />
  );
}

/** How many wait, and who is next. Holds its line while it loads. */
function Waiting({ competition, route }: { readonly competition: string; readonly route: string }) {
  const { data: queue } = useQueue(competition, route);
  const { data: entries } = useEntries(competition);
  if (!queue) return <>&nbsp;</>;
  const next = entries?.find(({ user }) => user.uuid === queue[0]);
  return [texts.waiting(queue.length), next && texts.nextIs(next.user.name)].filter(Boolean).join(' · ');
}
