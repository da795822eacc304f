import { normaliseCompetitorNumber } from '@topout/domain';
import { CheckCircleIcon } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { useParams } from 'react-router-dom';
import { useFieldError, useFormField } from '../../form/fields.tsx';
import { entryFlowTexts as texts } from '../../texts.ts';
import styles from './number-field.module.css';
import { type NumberSearch, useNumberSearch } from './use-number-search.ts';

/** The number, in upper case without spaces, and its owner. (behaviour: entering#by-number) */
export function NumberField() {
  const { competition = '' } = useParams();
  const [field, { setValue }] = useFormField<string>('competitorNumber');
  const search = useNumberSearch(competition, field.value);
  const error = useFieldError('competitorNumber');
  return (
    <Field
      label={texts.number}
      hint={<output className={styles.answer}>{answer(search)}</output>}
      error={search.state === 'missing' ? texts.numberInvalid : error}
      required
    >
      <TextInput
        {...field}
        onChange={(event) => void setValue(normaliseCompetitorNumber(event.target.value))}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={20}
        className={styles.number}
      />
    </Field>
  );
}

function answer(search: NumberSearch) {
  if (search.state === 'searching') return texts.numberSearching;
  if (search.state === 'failed') return search.wait;
  if (search.state !== 'found') return null;
  const { firstName, lastName } = search.match.user;
  return (
    <span className={styles.found}>
      <CheckCircleIcon size={18} />
      {texts.numberFound(firstName, lastName)}
    </span>
  );
}
