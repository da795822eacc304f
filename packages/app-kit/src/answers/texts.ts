/** Texts of the fields for answers. */
export const texts = {
  choose: 'Choose...',
  none: 'No answer',
  agree: (label: string) => `I agree: ${label}`,
  optional: ' (optional)',
  read: (label: string) => `Read “${label}”`,
  fewReaders: 'Only master and staff judges read this.',
  guardian: 'Parent or guardian who agrees',
  guardianHint: 'First and last name. People who may be under 18 need one.',
} as const;
