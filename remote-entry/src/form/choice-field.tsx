import { RadioCards, type RadioCardsProps } from '@topout/ui/forms';
import { SegmentedChoice } from '@topout/ui/touch';
import { useField } from 'formik';
import { useFieldError } from './fields.tsx';

interface ChoiceFieldProps<Value extends string> extends Pick<
  RadioCardsProps<Value>,
  'label' | 'options' | 'hideLabel'
> {
  readonly name: string;
  /** Short words side by side instead of cards. */
  readonly segments?: boolean;
}

/** One of a few options, in the surrounding form. */
export function ChoiceField<Value extends string>({
  name,
  segments = false,
  ...props
}: ChoiceFieldProps<Value>) {
  const [{ value }, , { setValue }] = useField<Value | ''>(name);
  const error = useFieldError(name);
  const Choice = segments ? SegmentedChoice<Value> : RadioCards<Value>;
  return (
    // Marked for the form, which moves the focus to the first error.
    <div data-invalid={error === undefined ? undefined : true}>
      <Choice
        {...props}
        value={value === '' ? null : value}
        onChange={(chosen) => void setValue(chosen)}
        error={error}
      />
    </div>
  );
}
