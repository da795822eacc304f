import { type Clock, type ClockPlan, clockFormats, clockLimits, clockPlans, clockText } from '@topout/domain';
import { Button, Chip, ChipRow, ConfirmButton, Row, Section, Stack } from '@topout/ui';
import { Field, Switch, TextInput } from '@topout/ui/forms';
import { useState } from 'react';
import styles from './controls.module.css';
import { readTime } from './read-time.ts';
import { controlTexts as texts } from './texts.ts';

export interface FormatFormProps {
  readonly clock: Clock | null;
  readonly onUse: (plan: ClockPlan) => Promise<void>;
}

const timeFields = ['climb', 'prepare', 'change'] as const;
type TimeField = (typeof timeFields)[number];
const labels: Record<TimeField, string> = {
  climb: texts.climbing,
  prepare: texts.prepare,
  change: texts.change,
};

interface Typed extends Record<TimeField, string> {
  readonly slots: string;
  readonly rolling: boolean;
}

const typedOf = ({ climb, prepare, change, slots, rolling }: ClockPlan): Typed => ({
  climb: clockText(climb * 1_000),
  prepare: clockText(prepare * 1_000),
  change: clockText(change * 1_000),
  slots: String(slots),
  rolling,
});

/** How long the clock runs and how often: a format that rules know, changed by hand. */
export function FormatForm({ clock, onUse }: FormatFormProps) {
  const [typed, setTyped] = useState(() => typedOf(clock?.plan ?? clockPlans.ROTATION_5));
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  const plan = planOf(typed);
  const used = clock !== null && (clock.status !== 'READY' || clock.slot > 1 || clock.kept.length > 0);
  const use = () => (plan ? onUse(plan) : Promise.resolve());
  return (
    <Section title={texts.format} description={texts.formatHint}>
      <Stack gap={4}>
        <ChipRow label={texts.format} wrap>
          {clockFormats.map((format) => (
            <Chip
              key={format}
              selected={isSame(plan, clockPlans[format])}
              onToggle={() => setTyped(typedOf(clockPlans[format]))}
            >
              {texts.formats[format]}
            </Chip>
          ))}
        </ChipRow>
        <div className={styles.fields}>
          {timeFields.map((name) => (
            <Field
              key={name}
              label={labels[name]}
              error={readField(typed, name) === null ? texts.wrongTime : undefined}
            >
              <TextInput
                value={typed[name]}
                inputMode="text"
                onChange={({ target }) => change({ [name]: target.value })}
              />
            </Field>
          ))}
          <Field
            label={texts.slots}
            error={readSlots(typed.slots) === null ? texts.wrongSlots(clockLimits.slots) : undefined}
          >
            <TextInput
              value={typed.slots}
              inputMode="numeric"
              onChange={({ target }) => change({ slots: target.value })}
            />
          </Field>
        </div>
        <Switch
          label={texts.rolling}
          checked={typed.rolling}
          onChange={({ target }) => change({ rolling: target.checked })}
        />
        <Row>
          {used ? (
            <ConfirmButton
              label={texts.use}
              title={texts.useTitle}
              confirmLabel={texts.use}
              cancelLabel={texts.keepIt}
              onConfirm={use}
            >
              {texts.useText}
            </ConfirmButton>
          ) : (
            <Button disabled={plan === null} onClick={() => void use()}>
              {texts.use}
            </Button>
          )}
        </Row>
      </Stack>
    </Section>
  );
}

function planOf(typed: Typed): ClockPlan | null {
  const [climb, prepare, change] = timeFields.map((name) => readField(typed, name));
  const slots = readSlots(typed.slots);
  if (climb === undefined || prepare === undefined || change === undefined) return null;
  if (climb === null || prepare === null || change === null || slots === null) return null;
  return { climb, prepare, change, slots, rolling: typed.rolling };
}

const readField = (typed: Typed, name: TimeField): number | null =>
  readTime(typed[name], clockLimits[name], name === 'climb' ? 1 : 0);

const readSlots = (text: string): number | null => {
  const slots = Number(text);
  return Number.isInteger(slots) && slots >= 1 && slots <= clockLimits.slots ? slots : null;
};

const isSame = (a: ClockPlan | null, b: ClockPlan): boolean =>
  a !== null && JSON.stringify(typedOf(a)) === JSON.stringify(typedOf(b));
