import type { Competition, Screen } from '@topout/contract';
import { useRaffle, useSponsors } from '@topout/api-client';
import type { ScreenShows } from '@topout/domain';
import { Chip, ChipRow, Section, Stack } from '@topout/ui';
import { RaffleControl } from './raffle/raffle-control.tsx';
import { controlTexts as texts } from './texts.ts';

interface ShownChoiceProps {
  readonly competition: Competition;
  readonly state: Screen;
  readonly onChoose: (shows: ScreenShows) => void;
}

/** Boards, queues, the raffle or sponsors, of what the competition has; nothing where it has boards only. */
export function ShownChoice({ competition: { uuid, routeGroups }, state, onChoose }: ShownChoiceProps) {
  const { data: raffle } = useRaffle(uuid);
  const { data: sponsors } = useSponsors(uuid);
  const has: Record<ScreenShows, boolean> = {
    BOARDS: true,
    QUEUES: routeGroups.some(({ climbersQueue }) => climbersQueue),
    RAFFLE: raffle !== undefined && raffle.prizes.length > 0,
    SPONSORS: sponsors !== undefined && sponsors.data.length > 0,
  };
  const choices = texts.shows.filter(({ value }) => has[value] || value === state.shows);
  if (choices.length === 1) return null;
  return (
    <Section title={texts.shown} description={texts.shownHint[state.shows]}>
      <Stack gap={4}>
        <ChipRow label={texts.shown} wrap>
          {choices.map(({ value, label }) => (
            <Chip key={value} selected={value === state.shows} onToggle={() => onChoose(value)}>
              {label}
            </Chip>
          ))}
        </ChipRow>
        {raffle && state.shows === 'RAFFLE' && <RaffleControl competition={uuid} raffle={raffle} />}
      </Stack>
    </Section>
  );
}
