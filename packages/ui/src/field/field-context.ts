import { createContext, use } from 'react';

/** What a control needs to be tied to its Field. */
export interface FieldBinding {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export const FieldContext = createContext<Partial<FieldBinding>>({});

/** The props that tie a control to the Field around it; none outside a Field. */
export const useFieldBinding = (): Partial<FieldBinding> => use(FieldContext);
