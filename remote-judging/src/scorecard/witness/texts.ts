/** Texts of confirming a climber's own results. */
export const witnessTexts = {
  ask: 'Ask for a witness',
  askOn: (route: string) => `Ask for a witness of ${route}`,
  code: 'Code on your witness’s phone',
  codeHint: 'Another climber opens their card and taps “Be a witness”. Nobody of your family.',
  wrong: 'The code has ten letters and digits.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  sent: 'The witness’s code is on its way.',
  confirmed: 'Confirmed',
  byJudge: 'Not confirmed yet. A judge confirms it.',
  refused: (reason: string) => `Not confirmed: ${reason}`,
  beWitness: 'Be a witness',
  witnessOf: (name: string) => `${name} is a witness`,
  witnessHint: 'Show this to the climber whose result you saw. It confirms one result of theirs.',
  qr: 'Witness’s code as a QR code',
  next: (seconds: number) => `Next code in ${seconds} s`,
} as const;
