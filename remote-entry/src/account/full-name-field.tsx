import { isMinor } from '@topout/domain';
import { useFormikContext } from 'formik';
import { CheckField } from '../form/fields.tsx';
import { childrenTexts as texts } from '../texts.ts';

/** Only people under 16 appear by first name and initial, so only they are asked. */
export function FullNameField({ year }: { readonly year: number }) {
  const { values } = useFormikContext<{ yearOfBirth: string }>();
  const born = Number(values.yearOfBirth);
  if (!isMinor(Number.isInteger(born) && born > 0 ? born : null, year)) return null;
  return <CheckField name="fullNamePublic" label={texts.fullName} hint={texts.fullNameHint} />;
}
