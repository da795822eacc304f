/** Tells a password manager whose password stands in this form; nobody else sees it. */
export const UserNameHint = ({ email }: { readonly email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);
