/** Whether a statement failed because it would have violated this constraint or unique index. */
export const conflictOn = (error: unknown, constraint: string): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === constraint;

/** Whether a statement failed because something has been counted as far as the tables take: who does so is no person. */
export const countsTooFar = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'constraint' in error &&
  typeof error.constraint === 'string' &&
  error.constraint.endsWith('_counted');
