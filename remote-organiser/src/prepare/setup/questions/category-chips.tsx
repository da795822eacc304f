import type { Competition } from '@topout/contract';
import { Chip, ChipRow, Stack } from '@topout/ui';
import { useField } from 'formik';
import { questionsTexts as texts } from './texts.ts';

/** The categories asked, in the form around it. */
export function CategoryChips({ competition }: { readonly competition: Competition }) {
  const [{ value: chosen }, { error, touched }, { setValue }] = useField<string[]>('categories');
  const toggle = (uuid: string) =>
    void setValue(chosen.includes(uuid) ? chosen.filter((other) => other !== uuid) : [...chosen, uuid]);
  return (
    <Stack gap={2}>
      <ChipRow label={texts.categories} wrap>
        {competition.stages[0]?.categories.map(({ uuid, name }) => (
          <Chip key={uuid} selected={chosen.includes(uuid)} onToggle={() => toggle(uuid)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      {touched && error !== undefined && <p role="alert">{error}</p>}
    </Stack>
  );
}
