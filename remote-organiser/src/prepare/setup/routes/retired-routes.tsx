import type { Competition, Route, Venue } from '@topout/contract';
import { venueCalls } from '@topout/api-client';
import { Button, List, ListItem, Section } from '@topout/ui';
import { RouteHold } from '../../../competition/route-hold.tsx';
import { useChange } from '../use-change.ts';
import { kindOf } from './kind-of.ts';
import { routesTexts as texts } from './texts.ts';

interface RetiredRoutesProps {
  readonly competition: Competition;
  readonly venue: Venue;
  readonly routes: readonly Route[];
}

const nameOf = ({ name, circuitNumber }: Route) => name || circuitNumber || texts.unnamedRoute;

/** The venue's routes that were taken down, each with a button to put it back up. */
export function RetiredRoutes({ competition, venue, routes }: RetiredRoutesProps) {
  const { busy, change } = useChange();
  if (routes.length === 0) return null;
  const putUp = ({ uuid }: Route) =>
    void change(() => venueCalls(competition.uuid, venue.uuid, venue).saveRoute(uuid, { retired: false }));
  return (
    <Section title={texts.retired} count={routes.length} description={texts.retiredLead}>
      <List>
        {routes.map((route) => (
          <ListItem
            key={route.uuid}
            leading={<RouteHold route={route} name={nameOf(route)} />}
            title={nameOf(route)}
            subtitle={kindOf(route)}
            actions={
              <Button
                disabled={busy}
                aria-label={texts.putUpName(nameOf(route))}
                onClick={() => putUp(route)}
              >
                {texts.putUp}
              </Button>
            }
          />
        ))}
      </List>
    </Section>
  );
}
