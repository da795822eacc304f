/** A page of judge onboarding: `onboardingPath(competition, 'login')`. */
export const onboardingPath = (competition: string, step = ''): string =>
  `/${competition}/judge/onboarding${step === '' ? '' : `/${step}`}`;
