import type { Competition } from '@topout/contract';
import { Field, Select, Switch, TextInput } from '@topout/ui/forms';
import { Options } from '../../page/options.tsx';
import styles from './import.module.css';
import { importTexts as texts } from './texts.ts';

export interface ImportOptionsProps {
  readonly categories: Competition['stages'][number]['categories'];
  readonly category: string;
  readonly onCategory: (uuid: string) => void;
  readonly numbers: boolean;
  readonly onNumbers: (on: boolean) => void;
  readonly first: string;
  readonly onFirst: (text: string) => void;
}

/** What the rows do not say. */
export const ImportOptions = ({ categories, ...props }: ImportOptionsProps) => (
  <fieldset className={styles.options}>
    <legend className={styles.legend}>{texts.settings}</legend>
    <Field label={texts.category}>
      <Select value={props.category} onChange={(event) => props.onCategory(event.target.value)}>
        <option value="">{texts.noCategory}</option>
        <Options of={categories} />
      </Select>
    </Field>
    <Switch
      label={texts.numbers}
      checked={props.numbers}
      onChange={(event) => props.onNumbers(event.target.checked)}
    />
    {props.numbers && (
      <Field label={texts.firstNumber}>
        <TextInput
          inputMode="numeric"
          className={styles.first}
          value={props.first}
          onChange={(event) => props.onFirst(event.target.value.replace(/\D/g, '').slice(0, 5))}
        />
      </Field>
    )}
  </fieldset>
);
