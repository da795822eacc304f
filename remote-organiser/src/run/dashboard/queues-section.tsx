import type { Competition, LiveState, Route } from '@topout/contract';
import { canJudge, routeColors } from '@topout/domain';
import { ColorDot, List, ListItem, ListLink, Section } from '@topout/ui';
import { Link } from 'react-router-dom';
import { actorOf } from '../../competition/actor-of.ts';
import { nameOfRoute } from '../../competition/route-names.ts';
import { texts } from './texts.ts';

interface QueuesSectionProps {
  readonly competition: Competition;
  readonly routes: readonly Route[];
  readonly state: LiveState;
}

/** As many as somebody can act on. */
const most = 5;

/** Where people wait longest. */
export function QueuesSection({ competition, routes, state }: QueuesSectionProps) {
  const judges = canJudge(actorOf(competition));
  return (
    <Section title={texts.queues}>
      <List>
        {state.queues.length === 0 && <ListItem title={texts.noQueues} />}
        {state.queues.slice(0, most).map(({ route: uuid, waiting }) => {
          const route = routes.find((one) => one.uuid === uuid);
          const row = {
            leading: (
              <ColorDot
                colors={routeColors(route?.colors ?? '')}
                size={20}
                square={route?.climbType === 'SPORT'}
              />
            ),
            title: texts.route(route ? nameOfRoute(route, competition) : ''),
            trailing: texts.inQueue(waiting),
          };
          return judges ? (
            <ListLink key={uuid} as={Link} to={`/${competition.uuid}/judge/${uuid}`} {...row} />
          ) : (
            <ListItem key={uuid} {...row} />
          );
        })}
      </List>
    </Section>
  );
}
