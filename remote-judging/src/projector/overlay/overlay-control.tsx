import type { Competition, OverlayOrder } from '@topout/contract';
import { Section, Stack } from '@topout/ui';
import { CategoryChoice } from '../category-choice.tsx';
import { NoSponsors } from '../no-sponsors.tsx';
import { PageTurns, type SteeredProps } from '../page-turns.tsx';
import { SecondsChoice } from '../seconds-choice.tsx';
import { controlTexts } from '../texts.ts';
import { OnAir } from './on-air.tsx';
import { OverlayDetails } from './overlay-details.tsx';

export interface OverlayControlProps extends SteeredProps {
  readonly competition: Competition;
  readonly overlay: OverlayOrder;
}

/** What an overlay of a stream shows; sends each change at once. */
export function OverlayControl({ competition, overlay, state, change }: OverlayControlProps) {
  const [running] = competition.stages;
  const put = (next: (before: OverlayOrder) => Partial<OverlayOrder>) =>
    change((wanted) => ({ overlay: next(wanted.overlay ?? overlay) }));
  return (
    <>
      <OnAir
        key={state.name}
        pages={overlay.pages}
        withBracket={running?.scoringSystem === 'IFSC_SPEED_FINAL'}
        onChange={put}
      />
      {overlay.pages.includes('sponsor') && <NoSponsors competition={competition.uuid} />}
      <PageTurns state={state} change={change} />
      <CategoryChoice categories={running?.categories ?? []} state={state} change={change} />
      <Section title={controlTexts.layout}>
        <Stack gap={4}>
          <OverlayDetails
            competition={competition.uuid}
            categories={state.categories}
            overlay={overlay}
            onChange={(next) => put(() => next)}
          />
          <SecondsChoice state={state} change={change} />
        </Stack>
      </Section>
    </>
  );
}
