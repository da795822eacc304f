import { useVenueRoutes } from '@topout/api-client';
import type { Competition, StagePlanAnswer } from '@topout/contract';
import { formatTime, slotBegins, venueZone } from '@topout/domain';
import { Button, ButtonLink, List, ListItem, Notice, Row, Section, Stack, UndoIcon } from '@topout/ui';
import { Link } from 'react-router-dom';
import { ChoiceForm } from './choice-form.tsx';
import styles from './controls.module.css';
import { OrderList } from './order-list.tsx';
import { planView, starterName } from './plan-view.ts';
import { SetClock } from './set-clock.tsx';
import { ShortRests } from './short-rests.tsx';
import { planControlTexts as texts } from './texts.ts';
import { useChange } from './use-change.ts';

export interface PlanControlsProps {
  readonly competition: Competition;
  readonly shown: StagePlanAnswer;
}

/** The plan of a stage, with everything that changes it. */
export function PlanControls({ competition, shown }: PlanControlsProps) {
  const { change, problem } = useChange(competition.uuid, shown);
  const { data: routes } = useVenueRoutes(competition.venues[0]?.uuid ?? null, competition.uuid);
  const { plan, missing, stage } = shown;
  const view = plan && planView(plan, competition, routes);
  const zone = venueZone(competition.venues[0]);
  const at = (slot: number) => (view ? formatTime(slotBegins(view.plan, slot), zone) : '');
  return (
    <Stack gap={8}>
      {problem !== null && (
        <div className={styles.problem}>
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      {!view && <ChoiceForm competition={competition} stage={stage} plan={null} onChange={change} />}
      {view && (
        <>
          <Row wrap>
            <strong>{texts.summary(view.slots, at(1), at(view.slots + 1))}</strong>
            <ButtonLink as={Link} to={`/${competition.uuid}/plan?stage=${stage}`}>
              {texts.see}
            </ButtonLink>
            <SetClock
              key={JSON.stringify(view.plan.times)}
              competition={competition.uuid}
              stage={stage}
              times={{ ...view.plan.times, slots: view.slots }}
            />
            <Button icon={<UndoIcon />} onClick={() => void change({ kind: 'UNDO' })}>
              {texts.undo}
            </Button>
          </Row>
          <ShortRests view={view} />
          <details className={styles.anew}>
            <summary>{texts.anew}</summary>
            <ChoiceForm competition={competition} stage={stage} plan={view.plan} onChange={change} />
          </details>
          {view.plan.lists.map((list, index) => (
            <OrderList
              key={view.nameOfList(list)}
              view={view}
              list={list}
              number={index + 1}
              onChange={(wish) => void change(wish)}
            />
          ))}
        </>
      )}
      {missing.length > 0 && (
        <Section title={texts.missing} count={missing.length} description={texts.missingHint}>
          <List>
            {missing.map((starter) => (
              <ListItem
                key={starter.entry}
                title={starterName(starter)}
                subtitle={starter.competitorNumber ?? undefined}
                trailing={
                  <Button onClick={() => void change({ kind: 'ADD', entry: starter.entry })}>
                    {texts.add}
                  </Button>
                }
              />
            ))}
          </List>
        </Section>
      )}
    </Stack>
  );
}
