import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { nextPage } from '../flow/next-page.ts';
import { AskForLink } from './ask-for-link.tsx';
import { SetPassword } from './set-password.tsx';

/**
 * A forgotten password: asks for a mailed link; opened by that link (`#token=…`), takes a new password. Both
 * lead back to where the person wanted to sign in (`next`).
 */
export default function ResetPasswordScreen() {
  const { hash, search } = useLocation();
  const next = nextPage(new URLSearchParams(search));
  // Nothing reloads this page: an opened link works until it is spent.
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const [spent, setSpent] = useState<string | null>(null);
  if (token === null || token === '' || token === spent) return <AskForLink next={next} />;
  return <SetPassword token={token} next={next} onExpired={() => setSpent(token)} />;
}
