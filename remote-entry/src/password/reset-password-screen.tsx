import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AskForLink } from './ask-for-link.tsx';
import { SetPassword } from './set-password.tsx';

/** A forgotten password: asks for a link by mail; opened by that link (`#token=…`), takes a new password. */
export default function ResetPasswordScreen() {
  const { hash } = useLocation();
  // The page is reloaded for nobody: a link that was opened stays usable until it is spent.
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const [spent, setSpent] = useState<string | null>(null);
  if (token === null || token === '' || token === spent) return <AskForLink />;
  return <SetPassword token={token} onExpired={() => setSpent(token)} />;
}
