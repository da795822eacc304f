/** Texts about what a judge logged on a route since closed to them. */
export const texts = {
  title: 'What you logged here',
  hint: 'Nothing is lost. The event staff will decide.',
  of: {
    draft: 'Send it, and the event staff decide whether it counts.',
    phone: 'It will be sent as soon as we can reach the server, then held until the event staff decide.',
    unstored: 'This phone could not store it. Keep this page open until it is sent.',
    held: 'It is stored on the server but doesn’t count until somebody decides.',
  },
  cleared: 'Cleared',
  send: (name: string) => `Send what was entered for ${name}`,
  sendShort: 'Send it',
  toHeld: 'Held results',
  unknown: 'A competitor',
} as const;
