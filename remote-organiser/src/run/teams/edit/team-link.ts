/** The address at which whoever scans it joins a team. */
export const teamLink = (competition: string, code: string): string =>
  `${window.location.origin}/${competition}/enter/join-team?code=${code}`;
