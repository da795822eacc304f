import type { Competition } from '@topout/contract';
import { exactNow, useClock, useCompetition, usePlan, useVenueRoutes } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { StageChoice } from '@topout/app-kit/stage-choice';
import { type Clock, formatDay, isOrganiserSide, slotExpected, venueZone } from '@topout/domain';
import { Button, ButtonLink, EmptyState, Notice, Page, PrintIcon, Row, SkeletonRows } from '@topout/ui';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { OwnSlots } from './own-slots.tsx';
import { planView, type PlanView } from './plan-view.ts';
import styles from './plan.module.css';
import { SlotTable } from './slot-table.tsx';
import { StartLists } from './start-lists.tsx';
import { planTexts as texts } from './texts.ts';
import { useSlotNow } from './use-slot-now.ts';

const loading = <SkeletonRows count={8} label={texts.loading} />;

/** Who is where in each slot of a stage, on a phone and as a sheet for the wall. (behaviour: plan#seeing-it) */
export default function PlanScreen() {
  const { competition = '' } = useParams();
  usePage({ title: texts.title, back: `/${competition}` });
  return (
    <Page wide className={styles.page}>
      <LoadState read={useCompetition(competition)} loading={loading}>
        {(data) => <OfStage competition={data} />}
      </LoadState>
    </Page>
  );
}

function OfStage({ competition }: { readonly competition: Competition }) {
  const { uuid, name, stages, venues, role } = competition;
  const [search] = useSearchParams();
  const stage = search.get('stage') ?? (stages.find(({ planned }) => planned) ?? stages[0])?.uuid ?? '';
  const read = usePlan(uuid, stage);
  const clock = useClock(uuid, stage).data?.clock ?? null;
  const { data: routes } = useVenueRoutes(venues[0]?.uuid ?? null, uuid);
  const named = stages.length > 1 ? stages.find((one) => one.uuid === stage)?.name : undefined;
  const control = isOrganiserSide(role) && (
    <ButtonLink as={Link} to={`/${uuid}/plan/control?stage=${stage}`}>
      {texts.change}
    </ButtonLink>
  );
  return (
    <>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p>{texts.of(name, named)}</p>
        {read.data?.plan && <p>{formatDay(read.data.plan.startsAt, venueZone(venues[0]))}</p>}
      </header>
      <div className={styles.stages} data-print="hide">
        <StageChoice stages={competition.stages} stage={stage} />
      </div>
      <LoadState read={read} loading={loading}>
        {({ plan }) =>
          plan ? (
            <>
              {read.error && <Notice tone="warning">{texts.offline}</Notice>}
              <Plan competition={competition} view={planView(plan, competition, routes)} clock={clock} />
              <Row wrap data-print="hide">
                <Button icon={<PrintIcon />} onClick={() => window.print()}>
                  {texts.print}
                </Button>
                <ButtonLink as={Link} to={`/${uuid}/clock?stage=${stage}`}>
                  {texts.clock}
                </ButtonLink>
                {control}
              </Row>
            </>
          ) : (
            <EmptyState title={texts.none} action={control}>
              {texts.noneHint}
            </EmptyState>
          )
        }
      </LoadState>
    </>
  );
}

interface PlanProps {
  readonly competition: Competition;
  readonly view: PlanView;
  readonly clock: Clock | null;
}

function Plan({ competition, view, clock }: PlanProps) {
  const now = useSlotNow(clock);
  const timeOf = (slot: number) => slotExpected(view.plan, slot, clock, exactNow());
  const shared = { competition, view, now, timeOf };
  return (
    <>
      <OwnSlots {...shared} />
      {view.plan.format === 'FREE' ? <p>{texts.free}</p> : <SlotTable {...shared} />}
      <StartLists view={view} />
    </>
  );
}
