import type { FormikState } from 'formik';
import { useLayoutEffect, useRef } from 'react';

/** For a form: after a try that failed the focus is at the first field that is wrong. */
export function useErrorFocus({
  submitCount,
  isSubmitting,
}: Pick<FormikState<unknown>, 'submitCount' | 'isSubmitting'>) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (submitCount > 0 && !isSubmitting) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [submitCount, isSubmitting]);
  return form;
}
