/** Whether a statement failed because it would have violated this constraint or unique index. */
export const conflictOn = (error: unknown, constraint: string): boolean =>
  typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === constraint;
