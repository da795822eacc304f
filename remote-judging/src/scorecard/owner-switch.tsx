import { Field, Select } from '@topout/ui/forms';
import { useSearchParams } from 'react-router-dom';
import { texts } from './texts.ts';
import type { CardOwner } from './whose-card.ts';

export interface OwnerSwitchProps {
  readonly owners: readonly CardOwner[];
  readonly shown: string;
}

/** Between the person and their children (spec 2 §2). Nothing where there is no choice. */
export function OwnerSwitch({ owners, shown }: OwnerSwitchProps) {
  const [, setSearch] = useSearchParams();
  if (owners.length < 2 || !owners.some(({ key }) => key === shown)) return null;
  return (
    <div data-print="hide">
      <Field label={texts.competitors}>
        <Select
          value={shown}
          onChange={({ target }) => setSearch({ entry: target.value }, { replace: true })}
        >
          {owners.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
