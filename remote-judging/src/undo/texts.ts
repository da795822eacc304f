/** Texts of the last act of a judge. */
export const undoTexts = {
  justDone: {
    saved: (name: string) => `Saved for ${name}`,
    cleared: (name: string) => `Cleared for ${name}`,
    skipped: (name: string) => `Skipped ${name}`,
  },
  undoSave: 'Undo',
  undoSkipOf: (name: string) => `Undo skipping ${name}`,
  undoSaveOf: (name: string) => `Undo what was saved for ${name}`,
} as const;
