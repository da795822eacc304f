import { PasswordField } from '../form/fields.tsx';
import { accountTexts } from '../texts.ts';

export interface NewPasswordFieldsProps {
  /** `Password` by default. */
  readonly label?: string;
}

/** A new password, twice. */
export const NewPasswordFields = ({ label = accountTexts.password }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      name="password"
      label={label}
      hint={accountTexts.passwordHint}
      autoComplete="new-password"
      enterKeyHint="next"
    />
    <PasswordField
      name="confirmedPassword"
      label={accountTexts.confirmedPassword}
      autoComplete="new-password"
    />
  </>
);
