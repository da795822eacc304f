import { typedPrefix } from '@topout/api-client';
import type { FormikValues } from 'formik';
import { useCallback, useState } from 'react';

/**
 * Keeps unsent input of a form for this tab, so that neither a reload nor a step back loses it; logging out
 * deletes it. Keeps only values that differ from `stored`, and no files.
 *
 * @param name distinguishes this form, and its subject, from others
 * @param stored the form's initial values
 */
export function useTyped<Values extends FormikValues>(name: string, stored: Values) {
  const key = typedPrefix + name;
  const [first] = useState(() => ({ stored, initial: { ...stored, ...readTyped(key, stored) } }));
  const keep = useCallback(
    (values: Values) => {
      const typed = Object.entries(values).filter(
        ([field, value]) => !(value instanceof File) && value !== first.stored[field],
      );
      if (typed.length === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
    },
    [key, first],
  );
  const forget = useCallback(() => sessionStorage.removeItem(key), [key]);
  return { initial: first.initial, keep, forget };
}

/** Those of the kept values that fit the form: they may come from an older version. */
function readTyped<Values extends FormikValues>(key: string, stored: Values): Partial<Values> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const fits = Object.entries(kept).filter(([field, value]) => typeof value === typeof stored[field]);
    return Object.fromEntries(fits) as Partial<Values>;
  } catch {
    return {};
  }
}
