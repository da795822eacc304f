import { checkEmail } from '@topout/api-client';
import { emailForm } from '@topout/domain/forms';
import { useEffect, useState } from 'react';
import { tooOften } from '../form/too-often.ts';

/** `silent`: nothing to check, or the check failed; sending the form repeats it. */
export type EmailCheck = 'silent' | 'checking' | 'known' | 'new' | { readonly wait: string };

const pauseMs = 500;

/**
 * Whether an account has this e-mail address; asks once the typing has paused. (behaviour:
 * signing-in#registering)
 */
export function useEmailCheck(email: string): EmailCheck {
  const [answer, setAnswer] = useState<{ email: string; check: EmailCheck }>({ email: '', check: 'silent' });
  const valid = emailForm.isValidSync({ email });

  useEffect(() => {
    if (!valid) return;
    let current = true;
    const say = (check: EmailCheck) => current && setAnswer({ email, check });
    const timer = setTimeout(() => {
      say('checking');
      checkEmail(email.trim()).then(
        (exists) => say(exists ? 'known' : 'new'),
        (error: unknown) => {
          const wait = tooOften(error);
          say(wait === null ? 'silent' : { wait });
        },
      );
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [email, valid]);

  return valid && answer.email === email ? answer.check : 'silent';
}
