import { Field, Select } from '@topout/ui/forms';
import type { SteeredProps } from './page-turns.tsx';
import { controlTexts as texts } from './texts.ts';

const choices = [8, 12, 20, 30, 60];

/** How long each page is shown. */
export function SecondsChoice({ state, change }: SteeredProps) {
  const seconds = [...new Set([...choices, state.seconds])].toSorted((a, b) => a - b);
  return (
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
  );
}
