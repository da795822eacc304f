/** The texts of what a judge logged on a route that is closed to them since. */
export const texts = {
  title: 'What you logged here',
  hint: 'Nothing is lost. The event staff decide about it.',
  of: {
    draft: 'Send it, and the event staff decide whether it counts.',
    phone: 'It is sent as soon as the server can be reached, and held until the event staff decide.',
    unstored: 'This phone could not store it. Keep this page open until it is sent.',
    held: 'It is stored on the server, and does not count until it is decided.',
  },
  cleared: 'Cleared',
  send: (name: string) => `Send what was entered for ${name}`,
  sendShort: 'Send it',
  toHeld: 'Held results',
  unknown: 'A competitor',
} as const;
