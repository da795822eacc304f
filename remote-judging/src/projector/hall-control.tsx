import type { Competition } from '@topout/contract';
import { useClock } from '@topout/api-client';
import { Section, Stack } from '@topout/ui';
import { Field, Select } from '@topout/ui/forms';
import { CategoryChoice } from './category-choice.tsx';
import { clockAmong } from './hall.ts';
import { MessageForm } from './message-form.tsx';
import { NoSponsors } from './no-sponsors.tsx';
import { PageTurns, type SteeredProps } from './page-turns.tsx';
import { SecondsChoice } from './seconds-choice.tsx';
import { ShownChoice } from './shown-choice.tsx';
import { teamsPages } from './teams/teams-page.ts';
import { controlTexts as texts } from './texts.ts';

export interface HallControlProps extends SteeredProps {
  readonly competition: Competition;
}

const columnChoices = [1, 2, 3];

/** What one hall screen or all of them show, a message, and how boards are shown; sends each change at once. */
export function HallControl({ competition, state, change }: HallControlProps) {
  const [stage] = competition.stages;
  const { data: set } = useClock(competition.uuid);
  const chosen = clockAmong(competition, state.categories);
  const clock = chosen ?? (set?.clock ? stage?.uuid : undefined);
  const pages = [
    ...(stage?.categories ?? []),
    ...teamsPages(competition),
    ...(clock === undefined ? [] : [{ uuid: clock, name: texts.clock }]),
  ];
  return (
    <>
      <ShownChoice competition={competition} state={state} onChoose={(shows) => change(() => ({ shows }))} />
      {(state.shows === 'BOARDS' || state.shows === 'SPONSORS') && (
        <PageTurns state={state} change={change} />
      )}
      {state.shows === 'SPONSORS' && <NoSponsors competition={competition.uuid} />}
      <Section title={texts.message} description={texts.messageHint}>
        <MessageForm
          key={`${state.name} ${state.message}`}
          shown={state.message}
          onShow={(message) => change(() => ({ message }))}
        />
      </Section>
      {state.shows === 'SPONSORS' && (
        <Section title={texts.layout}>
          <SecondsChoice state={state} change={change} />
        </Section>
      )}
      {state.shows === 'BOARDS' && (
        <>
          <CategoryChoice categories={pages} state={state} change={change} />
          <Section title={texts.layout}>
            <Stack gap={4}>
              <Field label={texts.columns}>
                <Select
                  value={state.columns ?? ''}
                  onChange={({ target }) =>
                    change(() => ({ columns: target.value === '' ? null : Number(target.value) }))
                  }
                >
                  <option value="">{texts.columnsAuto}</option>
                  {columnChoices.map((n) => (
                    <option key={n} value={n}>
                      {texts.columnsOf(n)}
                    </option>
                  ))}
                </Select>
              </Field>
              <SecondsChoice state={state} change={change} />
            </Stack>
          </Section>
        </>
      )}
    </>
  );
}
