import { longest } from '@topout/domain';

/** Texts about technical incidents. Those that docs/behaviour quotes stay as they are. */
export const incidentTexts = {
  // Recording one
  record: 'Technical incident',
  title: 'Technical incident',
  act: 'Record it',
  endsAt: (hold: string) => `The attempt ends at ${hold}, and is saved with the incident.`,
  enterFirst: 'Enter the hold that was reached first.',
  notLogged: 'The interrupted attempt does not count: do not log it.',
  leftNow: (left: string) => `Time left: ${left}`,
  what: 'What happened?',
  whatHint: `The jury and the climber read it. Up to ${longest.dispute} letters.`,
  late: 'Somebody else has started on this route since. By the rules it is too late; the jury decides.',

  // What has become of it
  open: 'Incident: the jury decides',
  onPhone: 'Incident: on this phone',
  confirmed: 'Incident confirmed',
  refused: 'Incident refused',
  atHold: (hold: string) => `The attempt ended at ${hold}.`,
  left: (left: string) => `${left} was left.`,
  giveBack: (left: string) => `Give back ${left}. The interrupted attempt does not count.`,
  again: 'The interrupted attempt does not count.',
  stands: 'The result stands.',
  restartFrom: (time: string) => `Restart allowed from ${time}.`,
  both: (first: string, restart: string, counts: string) =>
    `First ${first}, restart ${restart}: ${counts} counts.`,
  climbsOn: 'Climbs on',
  climbsOnTitle: 'Does the climber climb on?',
  climbsOnHint: 'Then there is no incident any more, and no restart.',

  // The two attempts
  attempt: 'Which attempt',
  first: (result: string) => `First: ${result}`,
  restart: (result: string) => (result === '' ? 'Restart' : `Restart: ${result}`),
  waits: 'A restart waits for the jury.',
} as const;

/** "21+": where an attempt ended. */
export const holdText = ({ hold, plus }: { readonly hold: number | null; readonly plus: boolean }): string =>
  `${hold ?? 0}${plus ? '+' : ''}`;
