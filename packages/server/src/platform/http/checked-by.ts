import { checkForm } from '@topout/domain/forms';
import { invalid } from '../errors.ts';

/**
 * What a form's own rule makes of values, so that server and browser refuse the same.
 *
 * @throws Refusal 400 with the messages at their fields
 */
export function checkedBy<Output>(schema: Parameters<typeof checkForm<Output>>[0], values: unknown): Output {
  const { output, problems } = checkForm(schema, values);
  if (!problems) return output;
  const fields = Object.entries(problems).map(([name, message]): [string, string[]] => [name, [message]]);
  throw invalid('Some fields are missing or not valid.', Object.fromEntries(fields));
}
