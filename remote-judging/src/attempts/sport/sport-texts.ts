/** The texts of logging a sport route: a boulder's judge needs none of them. Those of the specification as it has them. */
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
