import { FileInput } from '@topout/ui/forms';
import { useField } from 'formik';
import { accountTexts as texts } from '../texts.ts';
import { useFieldError } from './fields.tsx';

/** An optional picture in the surrounding form. */
export function PictureField({
  name,
  currentUrl,
}: {
  readonly name: string;
  readonly currentUrl?: string | null;
}) {
  const [{ value }, , { setValue, setTouched }] = useField<File | null>(name);
  const choose = async (file: File | null) => {
    await setTouched(true, false);
    await setValue(file);
  };
  return (
    <FileInput
      label={texts.picture}
      name={name}
      optional
      value={value}
      currentUrl={currentUrl}
      onChange={(file) => void choose(file)}
      error={useFieldError(name)}
    />
  );
}
