export const appTexts = {
  title: 'Use the Topout App',
  text: 'The detailed scorecard is only available in the mobile app.',
  get: 'Get the app',
  close: 'Close',
} as const;
