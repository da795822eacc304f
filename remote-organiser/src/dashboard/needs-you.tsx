import type { Competition, LiveState, Route } from '@topout/api-client';
import { Badge, CheckCircleIcon, List, ListItem, Section } from '@topout/ui';
import { nameOfRoute } from '../competition/route-names.ts';
import { texts } from './texts.ts';

interface NeedsYouProps {
  readonly competition: Competition;
  /** Of the venue. */
  readonly routes: readonly Route[];
  readonly state: LiveState;
}

/** What waits for an organiser, each with the way to it. */
export function NeedsYou({ competition, routes, state }: NeedsYouProps) {
  const { held, judgeRequests, routesWithoutJudge, judges } = state;
  const unsent = judges.filter((judge) => judge.unsent > 0);
  const named = new Map(routes.map((route) => [route.uuid, nameOfRoute(route, competition)]));
  const names = routesWithoutJudge.map((route) => named.get(route)).filter(Boolean);
  const items = [
    held > 0 && (
      <ListItem
        key="held"
        title={texts.held(held)}
        subtitle={texts.heldHint}
        leading={<Badge tone="held">{held}</Badge>}
      />
    ),
    judgeRequests > 0 && (
      <ListItem
        key="requests"
        title={texts.requests(judgeRequests)}
        subtitle={texts.requestsHint}
        leading={<Badge tone="warning">{judgeRequests}</Badge>}
      />
    ),
    unsent.length > 0 && (
      <ListItem
        key="unsent"
        title={texts.unsentWork(unsent.length)}
        subtitle={unsent.map(({ name }) => name).join(', ')}
        leading={<Badge tone="warning">{unsent.length}</Badge>}
      />
    ),
    routesWithoutJudge.length > 0 && (
      <ListItem
        key="routes"
        title={texts.noJudge(routesWithoutJudge.length)}
        subtitle={names.join(', ')}
        leading={<Badge tone="warning">{routesWithoutJudge.length}</Badge>}
      />
    ),
  ].filter((item) => item !== false);
  return (
    <Section title={texts.needsYou}>
      <List>
        {items.length > 0 ? items : <ListItem leading={<CheckCircleIcon />} title={texts.nothing} />}
      </List>
    </Section>
  );
}
