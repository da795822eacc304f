export const appTexts = {
  title: 'Use the Topout App',
  text: 'The detailed scorecard is only available in the mobile app.',
  here: 'Continue in the browser',
  get: 'Get the app',
} as const;
