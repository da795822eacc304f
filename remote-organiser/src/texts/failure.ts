/** The message for a failed request, by how it failed. (behaviour: entries#failures) */
export const failureTexts = {
  refused: {
    title: 'Problem submitting your data',
    message: 'Please check your submission and try again',
  },
  network: {
    title: 'Network error occurred',
    message: 'Make sure you’re connected to the internet then try again',
  },
  unknown: {
    title: 'Unknown error occurred',
    message: (email: string, said: string | null) =>
      [
        said ?? 'Please try again.',
        ...(email === '' ? [] : [`If the problem persists, email ${email}.`]),
      ].join(' '),
  },
} as const;
