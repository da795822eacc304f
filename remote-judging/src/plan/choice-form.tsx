import type { PlanWish } from '@topout/api-client';
import type { Competition } from '@topout/contract';
import {
  clockText,
  leadRestMs,
  type PlanFormat,
  planFormats,
  planPresets,
  type StagePlan,
  usualFormat,
  venueZone,
} from '@topout/domain';
import { Button, Chip, ChipRow, ConfirmButton, Row, Section, Stack } from '@topout/ui';
import { Field, Switch, TextInput } from '@topout/ui/forms';
import { useState } from 'react';
import styles from './controls.module.css';
import { planControlTexts as texts } from './texts.ts';
import { fieldsOf, leadRestOf, problemOf, type TypedField, typedOf, wishOf } from './typed-choice.ts';

interface ChoiceFormProps {
  readonly competition: Competition;
  readonly stage: string;
  readonly plan: StagePlan | null;
  readonly onChange: (wish: PlanWish) => Promise<void>;
}

const labels: Record<TypedField, string> = {
  starts: texts.starts,
  climb: texts.climbing,
  prepare: texts.prepare,
  change: texts.changeOver,
  rest: texts.rest,
  slots: texts.slots,
};

/** Format, times and how lists go together: one press makes the plan from the start lists. */
export function ChoiceForm({ competition, stage, plan, onChange }: ChoiceFormProps) {
  const zone = venueZone(competition.venues[0]);
  const begins = plan?.startsAt ?? competition.startTime;
  const [typed, setTyped] = useState(() => {
    const format = usualFormat(competition.stages, stage);
    return typedOf(plan ?? { format, ...planPresets[format], together: true, split: false }, begins, zone);
  });
  const choose = (format: PlanFormat) =>
    setTyped({
      ...typedOf(
        { together: typed.together, split: typed.split, format, ...planPresets[format] },
        begins,
        zone,
      ),
      starts: typed.starts,
    });
  const wish = wishOf(typed, zone);
  const rest = leadRestOf(typed);
  const hints: Partial<Record<TypedField, string>> = {
    starts: texts.startsHint(zone),
    slots: texts.slotsHint,
    ...(rest !== null && { rest: texts.restHint(clockText(rest), leadRestMs / 60_000) }),
  };
  const make = () => (wish ? onChange(wish) : Promise.resolve());
  return (
    <Section title={texts.format} description={texts.formatHint}>
      <Stack gap={4}>
        <ChipRow label={texts.format} wrap>
          {planFormats.map((format) => (
            <Chip key={format} selected={typed.format === format} onToggle={() => choose(format)}>
              {texts.formats[format]}
            </Chip>
          ))}
        </ChipRow>
        <p className={styles.says}>{texts.formatSays[typed.format]}</p>
        <div className={styles.fields}>
          {fieldsOf(typed.format).map((name) => (
            <div key={name} className={name === 'starts' ? styles.whole : undefined}>
              <Field
                label={labels[name]}
                hint={hints[name]}
                error={problemOf(typed, name, zone) ?? undefined}
              >
                <TextInput
                  value={typed[name]}
                  type={name === 'starts' ? 'datetime-local' : 'text'}
                  inputMode={name === 'rest' || name === 'slots' ? 'numeric' : undefined}
                  onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                />
              </Field>
            </div>
          ))}
        </div>
        {(['together', 'split'] as const).map((name) => (
          <Switch
            key={name}
            label={texts[name]}
            checked={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.checked })}
          />
        ))}
        <Row wrap>
          {plan ? (
            <>
              <ConfirmButton
                label={texts.makeAnew}
                title={texts.makeTitle}
                confirmLabel={texts.makeAnew}
                cancelLabel={texts.keepIt}
                onConfirm={make}
              >
                {texts.makeText}
              </ConfirmButton>
              <Button
                disabled={!wish}
                onClick={() => void (wish && onChange({ kind: 'BEGIN', startsAt: wish.startsAt }))}
              >
                {texts.begin}
              </Button>
            </>
          ) : (
            <Button variant="primary" disabled={!wish} onClick={() => void make()}>
              {texts.make}
            </Button>
          )}
        </Row>
      </Stack>
    </Section>
  );
}
