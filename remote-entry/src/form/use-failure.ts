import { loadConfig, RefusedError } from '@topout/api-client';
import { isUnanswered, useShowError } from '@topout/app-kit';
import { texts } from '../texts.ts';
import { tooOften } from './too-often.ts';

type SetError = (name: string, message: string) => void;

/**
 * Shows why a form could not be sent: the server's messages about a field at that field, line by line,
 * everything else in the banner. (behaviour: signing-in#registering)
 *
 * @returns a function of the error, the form's field names, and the form's own function to set an error
 */
export function useFailure() {
  const showError = useShowError();
  return async (error: unknown, names: readonly string[] = [], setError?: SetError): Promise<void> => {
    const wait = tooOften(error);
    if (wait !== null) return showError(wait);
    if (error instanceof RefusedError) {
      const known = Object.entries(error.fields).filter(([name]) => names.includes(name));
      for (const [name, lines] of known) setError?.(name, lines.join('\n'));
      const unknown = Object.entries(error.fields).filter(([name]) => !names.includes(name));
      const others = known.length > 0 ? unknown.flatMap(([, lines]) => lines) : error.messages;
      if (others.length > 0) return showError(others.join(' '));
      if (known.length > 0) return;
    }
    if (isUnanswered(error))
      return showError({ title: texts.networkTitle, message: texts.unreachable, unanswered: true });
    const { supportEmail } = await loadConfig();
    showError({ title: texts.unknownTitle, message: texts.unknown(supportEmail) });
  };
}
