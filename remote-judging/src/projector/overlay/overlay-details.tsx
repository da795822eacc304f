import { useEntries } from '@topout/api-client';
import type { OverlayOrder } from '@topout/contract';
import { quietMinutes, topRows } from '@topout/domain';
import { Field, Select } from '@topout/ui/forms';
import { overlayDeskTexts as texts } from './texts.ts';

export interface OverlayDetailsProps {
  readonly competition: string;
  /** Those whose climbers may be chosen; none = all. */
  readonly categories: readonly string[];
  readonly overlay: OverlayOrder;
  readonly onChange: (change: Partial<OverlayOrder>) => void;
}

const minuteChoices = [quietMinutes.fewest, 2, quietMinutes.usual, 10, 30, quietMinutes.most];
const rowChoices = Array.from({ length: topRows.most - topRows.fewest + 1 }, (_, n) => topRows.fewest + n);

/** Who is climbing, where no result says so, and how much is shown for how long. */
export function OverlayDetails({ competition, categories, overlay, onChange }: OverlayDetailsProps) {
  const { data: entries = [] } = useEntries(competition);
  const climbers = entries
    .filter(({ category, waitingPosition }) => waitingPosition === null && isAmong(category.uuid, categories))
    .toSorted((a, b) => a.user.name.localeCompare(b.user.name));
  const minutes = [...new Set([...minuteChoices, overlay.quietMinutes])].toSorted((a, b) => a - b);
  return (
    <>
      <Field label={texts.climber} hint={texts.climberHint}>
        <Select
          value={overlay.climber ?? ''}
          onChange={({ target }) => onChange({ climber: target.value || null })}
        >
          <option value="">{texts.latest}</option>
          {climbers.map(({ uuid, user, category }) => (
            <option key={uuid} value={uuid}>
              {`${user.name}, ${category.name}`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.topRows}>
        <Select
          value={overlay.topRows}
          onChange={({ target }) => onChange({ topRows: Number(target.value) })}
        >
          {rowChoices.map((n) => (
            <option key={n} value={n}>
              {texts.topRowsOf(n)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.quiet}>
        <Select
          value={overlay.quietMinutes}
          onChange={({ target }) => onChange({ quietMinutes: Number(target.value) })}
        >
          {minutes.map((n) => (
            <option key={n} value={n}>
              {texts.minutesOf(n)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

const isAmong = (category: string, chosen: readonly string[]): boolean =>
  chosen.length === 0 || chosen.includes(category);
