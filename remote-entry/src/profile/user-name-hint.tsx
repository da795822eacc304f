/** Tells a password manager whose password this form takes; nobody else sees it. */
export const UserNameHint = ({ email }: { readonly email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);
