import type { Stage } from '@topout/contract';
import type { Places } from '@topout/api-client';
import { Checkbox, Field, TextInput } from '@topout/ui/forms';
import styles from './results.module.css';
import { resultsTexts as texts } from './texts.ts';

export interface TypedPlaces {
  readonly quota: string;
  /** By category, if they differ. */
  readonly quotas: Readonly<Record<string, string>> | null;
}

/** The standard since 2025: 24 into the semi-final, 8 into the final. (scoring rules, section 8) */
const usual = { semi: 24, final: 8 };

/** The last choice, or else the plan or the standard. */
export function placesFor({ quota, plannedQuota, categories }: Stage, next: Stage): TypedPlaces {
  const all = String(quota ?? plannedQuota ?? (/semi/i.test(next.name) ? usual.semi : usual.final));
  const differ = categories.some((category) => (category.quota ?? null) !== null);
  const each = categories.map(({ uuid, quota: own }): [string, string] => [uuid, String(own ?? all)]);
  return { quota: all, quotas: differ ? Object.fromEntries(each) : null };
}

/** Null while any field is not a valid number of places. */
export function readPlaces({ quota, quotas }: TypedPlaces): Places | null {
  const all = numberFrom(quota, 1);
  const each = Object.entries(quotas ?? {}).map(([category, typed]) => ({
    category,
    quota: numberFrom(typed, 0),
  }));
  const others = each.flatMap(({ category, quota: own }) => (own === null ? [] : [{ category, quota: own }]));
  if (all === null || others.length < each.length) return null;
  return quotas ? { quota: all, quotas: others } : { quota: all };
}

function numberFrom(typed: string, least: number): number | null {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : -1;
  return number >= least && number <= 2000 ? number : null;
}

interface PlacesFieldsProps {
  readonly categories: Stage['categories'];
  readonly typed: TypedPlaces;
  readonly onChange: (typed: TypedPlaces) => void;
}

/** How many advance: one number for all categories, or one for each. */
export function PlacesFields({ categories, typed, onChange }: PlacesFieldsProps) {
  const { quota, quotas } = typed;
  return (
    <>
      {quotas === null ? (
        <NumberField
          label={texts.quota}
          least={1}
          typed={quota}
          onChange={(value) => onChange({ quota: value, quotas })}
        />
      ) : (
        <div className={styles.places}>
          {categories.map(({ uuid, name }) => (
            <NumberField
              key={uuid}
              label={texts.quotaOf(name)}
              least={0}
              typed={quotas[uuid] ?? quota}
              onChange={(value) => onChange({ quota, quotas: { ...quotas, [uuid]: value } })}
            />
          ))}
        </div>
      )}
      {categories.length > 1 && (
        <Checkbox
          label={texts.quotasDiffer}
          checked={quotas !== null}
          onChange={({ currentTarget }) =>
            onChange({
              quota: numberFrom(quota, 1) === null ? String(usual.final) : quota,
              quotas: currentTarget.checked
                ? Object.fromEntries(categories.map(({ uuid }) => [uuid, quota]))
                : null,
            })
          }
        />
      )}
    </>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly least: number;
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

const NumberField = ({ label, least, typed, onChange }: NumberFieldProps) => (
  <Field
    label={label}
    {...(least > 0 && { hint: texts.quotaHint })}
    error={numberFrom(typed, least) === null && texts.quotaInvalid(least)}
  >
    <TextInput
      inputMode="numeric"
      value={typed}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </Field>
);
