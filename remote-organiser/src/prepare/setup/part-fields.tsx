import { longest } from '@topout/domain';
import { Field, RadioCards, type RadioCardsProps, Select, TextArea, TextInput } from '@topout/ui/forms';
import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { NumberField } from './number-field.tsx';

type Around = 'label' | 'hint' | 'optional' | 'required' | 'className';
type PartProps<Control> = Pick<ComponentProps<typeof Field>, Around> &
  Omit<Control, Around | 'name' | 'value'> & {
    readonly name: string;
    /** What somebody else says of it, such as the server. */
    readonly error?: string | false | undefined;
  };

/** A field of the form around it; what is wrong is said once saving was tried. */
function usePart<Value>(name: string, told?: string | false) {
  const [{ value, onChange }, { error, touched }, { setValue }] = useField<Value>(name);
  return { control: { name, value, onChange }, error: told || (touched && error), setValue };
}

export function TextField(props: PartProps<ComponentProps<'input'>>) {
  const { name, label, hint, optional, required, className, error: told, ...input } = props;
  const { control, error } = usePart<string>(name, told);
  return (
    <Field {...{ label, hint, optional, required, className, error }}>
      <TextInput {...control} {...input} />
    </Field>
  );
}

export function AreaField(props: PartProps<ComponentProps<'textarea'>>) {
  const { name, label, hint, optional, required, className, error: told, ...area } = props;
  const { control, error } = usePart<string>(name, told);
  return (
    <Field {...{ label, hint, optional, required, className, error }}>
      <TextArea {...control} {...area} />
    </Field>
  );
}

/** One of several, with `option`s as children. A number stays one. */
export function SelectField(props: PartProps<ComponentProps<typeof Select>>) {
  const { name, label, hint, optional, required, className, error: told, ...select } = props;
  const { control, error, setValue } = usePart<string | number>(name, told);
  return (
    <Field {...{ label, hint, optional, required, className, error }}>
      <Select
        {...control}
        onChange={({ target }) =>
          void setValue(typeof control.value === 'number' ? Number(target.value) : target.value)
        }
        {...select}
      />
    </Field>
  );
}

type CardsProps<Value extends string> = Omit<RadioCardsProps<Value>, 'value' | 'onChange'>;

/** One of a few, each on a card. */
export function CardsField<Value extends string>({
  name,
  ...cards
}: CardsProps<Value> & { readonly name: string }) {
  const { control, error, setValue } = usePart<Value>(name);
  return (
    <RadioCards {...cards} value={control.value} error={error} onChange={(chosen) => void setValue(chosen)} />
  );
}

type NameFieldProps = Omit<ComponentProps<typeof TextField>, 'name' | 'required'>;

/** The name of the part. */
export const NameField = (props: NameFieldProps) => (
  <TextField name="name" maxLength={longest.name} required {...props} />
);

type NumberProps = Omit<ComponentProps<typeof NumberField>, 'value' | 'error' | 'onChange'> & {
  readonly name: string;
};

/** A number of the form around it, or nothing. */
export const PartNumber = (props: NumberProps) => <PartCount optional {...props} />;

/** How many, in the form around it. */
export function PartCount({ name, ...props }: NumberProps) {
  const { control, error, setValue } = usePart<number | null>(name);
  return (
    <NumberField
      {...props}
      value={control.value}
      error={error}
      onChange={(number) => void setValue(number)}
    />
  );
}
