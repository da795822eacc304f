import { useVenueRoutes } from '@topout/api-client';
import type { Competition, Route } from '@topout/contract';
import { type Clock, type ClockAction, clockText } from '@topout/domain';
import { Button, List, ListItem, Row, Section, Stack } from '@topout/ui';
import { Field, Select } from '@topout/ui/forms';
import { useState } from 'react';
import { competitionRoutes, isClimbedHere, isFor, nameOfRoute } from '../competition/competition-routes.ts';
import { controlTexts as texts } from './texts.ts';

export interface IncidentProps {
  readonly competition: Competition;
  readonly stage: string;
  /** As it is now. */
  readonly now: Clock;
  readonly press: (action: ClockAction) => void;
}

/** An incident on one route while the others climb: its time is kept, and given back later. */
export function Incident({ competition, stage, now, press }: IncidentProps) {
  const { data: all } = useVenueRoutes(competition.venues[0]?.uuid ?? null, competition.uuid);
  const routes = routesOf(competition, stage, all ?? []);
  const [chosen, setChosen] = useState('');
  const route = chosen || (routes[0]?.uuid ?? '');
  const nameOf = (uuid: string) => {
    const named = routes.find((one) => one.uuid === uuid);
    return named ? nameOfRoute(named, competition) : texts.someRoute;
  };
  const climbing = now.phase === 'CLIMB' && now.status !== 'READY' && now.status !== 'ENDED';
  const between =
    now.status === 'READY' || now.status === 'ENDED' || (now.status === 'PAUSED' && now.phase === 'CHANGE');
  return (
    <Section title={texts.incident} description={texts.incidentHint}>
      <Stack gap={4}>
        <Row gap={3} align="end" wrap>
          <Field label={texts.route}>
            <Select value={route} onChange={({ target }) => setChosen(target.value)}>
              {routes.map(({ uuid }) => (
                <option key={uuid} value={uuid}>
                  {nameOf(uuid)}
                </option>
              ))}
            </Select>
          </Field>
          <Button disabled={!climbing || route === ''} onClick={() => press({ kind: 'KEEP', route })}>
            {texts.keep}
          </Button>
        </Row>
        {now.kept.length > 0 && (
          <List aria-label={texts.kept}>
            {now.kept.map((kept) => (
              <ListItem
                key={kept.press}
                title={`${nameOf(kept.route)}: ${clockText(kept.leftMs)}`}
                subtitle={texts.keptSlot(kept.slot)}
                trailing={
                  <Button disabled={!between} onClick={() => press({ kind: 'GIVE', press: kept.press })}>
                    {texts.give}
                  </Button>
                }
              />
            ))}
          </List>
        )}
      </Stack>
    </Section>
  );
}

/** Those that a category of the stage climbs. */
function routesOf(competition: Competition, stage: string, all: readonly Route[]): readonly Route[] {
  const categories = competition.stages.find(({ uuid }) => uuid === stage)?.categories ?? [];
  return competitionRoutes(all, competition).filter((route) =>
    categories.some(({ uuid }) => isClimbedHere(route) && isFor(route, uuid, competition)),
  );
}
