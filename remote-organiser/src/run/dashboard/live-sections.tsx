import type { Competition, LiveState } from '@topout/contract';
import { useVenueRoutes } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import { isSeenNow } from '@topout/domain';
import { Notice, Section, SkeletonRows, Stat, StatGrid } from '@topout/ui';
import { CategoryTable } from './category-table.tsx';
import { JudgesSection } from './judges-section.tsx';
import { NeedsYou } from './needs-you.tsx';
import { QueuesSection } from './queues-section.tsx';
import { texts } from './texts.ts';
import { useLiveDay } from './use-live-day.ts';

/** The day's progress, live. */
export function LiveSections({ competition }: { readonly competition: Competition }) {
  const { read, isStale } = useLiveDay(competition);
  const { data: routes = [] } = useVenueRoutes(competition.venues[0]?.uuid ?? null, competition.uuid);
  return (
    <LoadState read={read} loading={<SkeletonRows count={8} label={texts.loading} />}>
      {(state) => (
        <>
          {isStale && <Notice tone="warning">{texts.notLive}</Notice>}
          <NeedsYou competition={competition} routes={routes} state={state} />
          <Section title={texts.now}>
            <Figures state={state} />
          </Section>
          <CategoryTable competition={competition} state={state} />
          <QueuesSection competition={competition} routes={routes} state={state} />
          <JudgesSection competition={competition} state={state} />
        </>
      )}
    </LoadState>
  );
}

function Figures({ state }: { readonly state: LiveState }) {
  const { categories, queues, judges, at } = state;
  const sum = (of: (category: LiveState['categories'][number]) => number) =>
    categories.reduce((total, category) => total + of(category), 0);
  const waiting = sum((category) => category.waiting);
  return (
    <StatGrid>
      <Stat
        label={texts.entries}
        value={sum((category) => category.entries)}
        hint={waiting > 0 ? texts.waitingList(waiting) : undefined}
      />
      <Stat
        label={texts.attempts}
        value={sum((category) => category.attempts)}
        hint={texts.climbed(sum((category) => category.climbed))}
      />
      <Stat
        label={texts.queued}
        value={queues.reduce((total, queue) => total + queue.waiting, 0)}
        hint={texts.onRoutes(queues.length)}
      />
      <Stat
        label={texts.online}
        value={judges.filter(({ lastSeenAt }) => isSeenNow(lastSeenAt, at)).length}
        hint={texts.ofJudges(judges.length)}
      />
    </StatGrid>
  );
}
