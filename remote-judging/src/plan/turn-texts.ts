/** Texts beside the clock on judges' screens. */
export const turnTexts = {
  title: 'By the plan',
  now: 'Now',
  next: 'Next',
  nobody: 'Nobody',
  open: 'Open',
} as const;
