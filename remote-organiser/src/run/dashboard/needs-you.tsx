import type { Competition, LiveState, Route } from '@topout/contract';
import { useDoubles } from '@topout/api-client';
import { Badge, CheckCircleIcon, List, ListItem, ListLink, Section } from '@topout/ui';
import { Link } from 'react-router-dom';
import { nameOfRoute } from '../../competition/route-names.ts';
import { DoublesNeed } from './doubles-need.tsx';
import { texts } from './texts.ts';

interface NeedsYouProps {
  readonly competition: Competition;
  /** The venue's. */
  readonly routes: readonly Route[];
  readonly state: LiveState;
}

interface Need {
  /** Below the competition's address. */
  readonly path: string;
  readonly tone: 'held' | 'warning';
  readonly count: number;
  readonly title: string;
  readonly hint: string;
}

/** Everything waiting for an organiser, each with a link. */
export function NeedsYou({ competition, routes, state }: NeedsYouProps) {
  const { held, judgeRequests, routesWithoutJudge, judges } = state;
  const unsent = judges.filter((judge) => judge.unsent > 0);
  const named = new Map(routes.map((route) => [route.uuid, nameOfRoute(route, competition)]));
  const names = routesWithoutJudge.map((route) => named.get(route)).filter(Boolean);
  const outdated = [
    ...competition.stages.filter(({ published }) => published?.outdated).map(({ name }) => name),
    ...(competition.published?.outdated ? [texts.whole] : []),
  ];
  const nobodyJudges = judges.every(({ role }) => role !== 'JUDGE') && judgeRequests === 0;
  const items: readonly Need[] = [
    { path: 'held', tone: 'held', count: held, title: texts.held(held), hint: texts.heldHint },
    {
      path: 'results',
      tone: 'warning',
      count: outdated.length,
      title: texts.outdated,
      hint: texts.outdatedHint(outdated.join(', ')),
    },
    {
      path: 'setup/staff',
      tone: 'warning',
      count: judgeRequests,
      title: texts.requests(judgeRequests),
      hint: texts.requestsHint,
    },
    {
      path: 'setup/staff#unsent',
      tone: 'warning',
      count: unsent.length,
      title: texts.unsentWork(unsent.length),
      hint: unsent.map(({ name }) => name).join(', '),
    },
    nobodyJudges
      ? {
          path: 'setup/staff',
          tone: 'warning',
          count: routesWithoutJudge.length,
          title: texts.nobodyJudges,
          hint: texts.nobodyJudgesHint(routesWithoutJudge.length),
        }
      : {
          path: 'manage-routes/areas',
          tone: 'warning',
          count: routesWithoutJudge.length,
          title: texts.noJudge(routesWithoutJudge.length),
          hint: names.join(', '),
        },
  ];
  const needed = items.filter(({ count }) => count > 0);
  const doubles = useDoubles(competition.uuid).data?.data ?? [];
  return (
    <Section title={texts.needsYou}>
      <List>
        {needed.length + doubles.length === 0 && (
          <ListItem leading={<CheckCircleIcon />} title={texts.nothing} />
        )}
        {needed.map(({ path, tone, count, title, hint }) => (
          <ListLink
            key={path}
            as={Link}
            to={`/${competition.uuid}/${path}`}
            leading={<Badge tone={tone}>{count}</Badge>}
            title={title}
            subtitle={hint}
          />
        ))}
        <DoublesNeed competition={competition.uuid} doubles={doubles} />
      </List>
    </Section>
  );
}
