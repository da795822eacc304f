/**
 * Texts for logging a sport route, which a boulder's judge does not need. Those that docs/behaviour quotes
 * stay as they are.
 */
export const sportTexts = {
  holdOf: (max: number) => `of ${max} holds`,
  allHolds: (max: number) => `all ${max} holds`,
  more: 'One hold more',
  fewer: 'One hold fewer',
  holdNumber: (max: number) => `Hold, 0 to ${max}`,
  setHold: 'Set',
  typeHold: 'Type the hold',
  usedLastHold: 'Used last hold',
  addNote: '+ Note',
  note: 'Note',
  notePlaceholder: 'Add notes here...',
} as const;
