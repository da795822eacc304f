import type { Competition, Screen } from '@topout/contract';
import { Button, Chip, ChipRow, Section, Stack } from '@topout/ui';
import { Field, Select } from '@topout/ui/forms';
import { MessageForm } from './message-form.tsx';
import { OpenScreen } from './open-screen.tsx';
import { ScreenChoice } from './screen-choice.tsx';
import styles from './screen-control.module.css';
import { ShownChoice } from './shown-choice.tsx';
import { teamsPages } from './teams/teams-page.ts';
import { controlTexts as texts } from './texts.ts';
import { useSteering } from './use-steering.ts';

export interface ScreenControlProps {
  readonly competition: Competition;
  readonly screens: readonly Screen[];
  /** The one under control; the first = all. */
  readonly state: Screen;
  /** Names of the screens that are open right now. */
  readonly open: readonly string[];
}

const columnChoices = [1, 2, 3];
const secondChoices = [8, 12, 20, 30, 60];

/** Pages, categories, layout and message of one screen or of all; sends each change at once. */
export function ScreenControl({ competition, screens, state, open }: ScreenControlProps) {
  const change = useSteering(competition.uuid, state);
  const say = texts.of(state.name);
  const categories = [...(competition.stages[0]?.categories ?? []), ...teamsPages(competition)];
  const toggle = (uuid: string, on: boolean) =>
    change(({ categories: all }) => ({
      categories: on ? [...all, uuid] : all.filter((one) => one !== uuid),
    }));
  const seconds = [...new Set([...secondChoices, state.seconds])].toSorted((a, b) => a - b);

  return (
    <Stack gap={8}>
      <p>{texts.about}</p>
      {screens.length > 1 && (
        <ScreenChoice competition={competition.uuid} screens={screens} state={state} open={open} />
      )}
      <Section title={texts.pages} description={state.paused ? say.paused : say.running(state.seconds)}>
        <div className={styles.pages}>
          <Button size="lg" fullWidth onClick={() => change(() => ({ turn: -1 }))}>
            {texts.back}
          </Button>
          <Button
            size="lg"
            fullWidth
            variant="primary"
            onClick={() => change(({ paused }) => ({ paused: !paused }))}
          >
            {state.paused ? texts.goOn : texts.pause}
          </Button>
          <Button size="lg" fullWidth onClick={() => change(() => ({ turn: 1 }))}>
            {texts.forward}
          </Button>
        </div>
      </Section>
      <Section title={texts.message} description={texts.messageHint}>
        <MessageForm
          key={`${state.name} ${state.message}`}
          shown={state.message}
          onShow={(message) => change(() => ({ message }))}
        />
      </Section>
      <ShownChoice competition={competition} state={state} onChoose={(shows) => change(() => ({ shows }))} />
      <Section title={texts.categories} description={texts.allInTurn}>
        <ChipRow label={texts.categories} wrap>
          {categories.map(({ uuid, name }) => (
            <Chip key={uuid} selected={state.categories.includes(uuid)} onToggle={(on) => toggle(uuid, on)}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      </Section>
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
          <Field label={texts.seconds}>
            <Select
              value={state.seconds}
              onChange={({ target }) => change(() => ({ seconds: Number(target.value) }))}
            >
              {seconds.map((n) => (
                <option key={n} value={n}>
                  {texts.secondsOf(n)}
                </option>
              ))}
            </Select>
          </Field>
        </Stack>
      </Section>
      <OpenScreen
        competition={competition.uuid}
        state={state}
        onReload={() => change(() => ({ reload: true }))}
      />
    </Stack>
  );
}
