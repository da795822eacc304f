import { longest } from '@topout/domain';
import { onlyNamedForm } from '@topout/domain/forms';
import { Button, Chip, ChipRow, CloseIcon, IconButton, PlusIcon } from '@topout/ui';
import { FormikProvider, useField, useFormik } from 'formik';
import { TextField } from '../../setup/part-fields.tsx';
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
  const form = useFormik({
    initialValues: { name: '' },
    initialTouched: { name: true },
    validateOnBlur: false,
    validationSchema: onlyNamedForm(known, texts.twice),
    onSubmit: ({ name }, { resetForm }) => {
      onAdd(name.trim());
      resetForm();
    },
  });
  return (
    <FormikProvider value={form}>
      <form className={styles.adding} noValidate onSubmit={form.handleSubmit}>
        <TextField name="name" label={texts.category} maxLength={longest.name} error={error} />
        <Button type="submit" icon={<PlusIcon />}>
          {texts.add}
        </Button>
      </form>
    </FormikProvider>
  );
}
