import { longest } from '@topout/domain';
import { Button, Chip, ChipRow, CloseIcon, IconButton, PlusIcon } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { useField } from 'formik';
import { type FormEvent, useState } from 'react';
import { categoryTemplates } from './category-templates.ts';
import styles from './new.module.css';
import { newTexts as texts } from './texts.ts';

export function StepCategories() {
  const [{ value: categories }, { error, touched }, { setValue }] = useField<readonly string[]>('categories');
  const same = (others: readonly string[]) => others.join('/') === categories.join('/');
  return (
    <div className={styles.step}>
      <p className={styles.lead}>{texts.categoriesLead}</p>
      <ChipRow label={texts.template} wrap>
        {categoryTemplates.map(({ id, label, categories: those }) => (
          <Chip key={id} selected={same(those)} onToggle={() => void setValue(those)}>
            {label}
          </Chip>
        ))}
      </ChipRow>
      {categories.length > 0 && (
        <div>
          <p className={styles.label}>{texts.categories}</p>
          <ul className={styles.chips} aria-label={texts.categories}>
            {categories.map((name) => (
              <li key={name} className={styles.chip}>
                {name}
                <IconButton
                  label={texts.remove(name)}
                  icon={<CloseIcon size={16} />}
                  onClick={() => void setValue(categories.filter((other) => other !== name))}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <AddCategory
        known={categories}
        error={touched && error}
        onAdd={(name) => void setValue([...categories, name])}
      />
    </div>
  );
}

interface AddCategoryProps {
  readonly known: readonly string[];
  readonly error: string | false | undefined;
  readonly onAdd: (name: string) => void;
}

function AddCategory({ known, error, onAdd }: AddCategoryProps) {
  const [name, setName] = useState('');
  const wanted = name.trim();
  const twice = known.includes(wanted) && texts.twice;
  const add = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (wanted === '' || twice) return;
    onAdd(wanted);
    setName('');
  };
  return (
    <form className={styles.adding} onSubmit={add}>
      <Field label={texts.category} error={twice || error}>
        <TextInput value={name} maxLength={longest.name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit" icon={<PlusIcon />}>
        {texts.add}
      </Button>
    </form>
  );
}
