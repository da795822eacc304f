import { ValidationError } from 'yup';

/** A schema of a form. */
interface FormSchema<Output> {
  validateSync(values: unknown, options: { readonly abortEarly: false }): Output;
}

type Checked<Output> =
  | { readonly output: Output; readonly problems: null }
  | { readonly output: null; readonly problems: Record<string, string> };

/** What a form's rule makes of values, or its message for each wrong field, for where no form shows them. */
export function checkForm<Output>(schema: FormSchema<Output>, values: unknown): Checked<Output> {
  try {
    return { output: schema.validateSync(values, { abortEarly: false }), problems: null };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems: Record<string, string> = {};
    // Of several messages about one field, the first is the one that forms show.
    for (const { path = '', message } of error.inner) problems[fieldOf(path)] ??= message;
    return { output: null, problems };
  }
}

/** yup writes names that are no identifiers in brackets, and places in lists behind them. */
const fieldOf = (path: string): string => /^\["(.+?)"\]/.exec(path)?.[1] ?? path.replace(/\[.*$/, '');
