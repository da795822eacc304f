/** A page of the entry flow: `entryPath(competition, 'email')`. */
export const entryPath = (competition: string, step = ''): string =>
  step === '' ? `/${competition}/enter` : `/${competition}/enter/${step}`;
