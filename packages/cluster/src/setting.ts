import { parseArgs } from 'node:util';
import type { DaySetting } from './day.ts';
import { faults } from './faults/index.ts';

const help = `npm run cluster                           a day of 100,000 commands and all faults
npm run cluster -- --short                a few minutes, as in npm test
npm run cluster -- --faults node,primary  only these: ${faults.map(({ name }) => name).join(', ')}

  --commands 100000   faults come round after round until so many were sent
  --minutes 0         and until so many minutes have passed
  --judges 60         who tap ten times as fast as in a busy gym
  --spectators 3000   who have a board open, each on a connection of their own
  --logs FOLDER       keeps what every program said

Builds PostgreSQL with a synchronous standby under Patroni, HAProxy, three nodes and nginx in a temporary folder, and
plays a day while things fail. Prints a line for each fault, and at last one of JSON; ends with code 1 if anything was
lost, came twice or took too long; with --short, times are told and decide nothing.`;

/** What only a cluster can show, as fast as it goes. */
const short = {
  commands: '0',
  spectators: '300',
  faults: 'intruder,node,failover,switchover,silence,network,disk,rollout,move,restore',
};
const whole = { commands: '100000', spectators: '3000', faults: faults.map(({ name }) => name).join() };

export interface Setting extends DaySetting {
  /** Where to copy the logs to; null = nowhere. */
  readonly logs: string | null;
  /** Whether a fault that takes longer than its goal has failed. */
  readonly timed: boolean;
}

/** What the command line asks for, or what to print instead. @throws Error on what makes no sense */
export function readSetting(args: readonly string[]): Setting | string {
  const { values } = parseArgs({
    args: [...args],
    options: {
      faults: { type: 'string' },
      short: { type: 'boolean', default: false },
      commands: { type: 'string' },
      minutes: { type: 'string', default: '0' },
      judges: { type: 'string', default: '60' },
      spectators: { type: 'string' },
      logs: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return help;
  const asked = { ...(values.short ? short : whole), ...values };
  const chosen = asked.faults.split(',').map((name) => {
    const fault = faults.find((one) => one.name === name.trim());
    if (!fault) throw new Error(`No fault is called ${name}.\n${help}`);
    return fault;
  });
  return {
    judges: wholeNumber('judges', asked.judges),
    spectators: wholeNumber('spectators', asked.spectators),
    commands: wholeNumber('commands', asked.commands),
    minutes: wholeNumber('minutes', asked.minutes),
    faults: chosen,
    logs: asked.logs ?? null,
    timed: !values.short,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} must be a whole number.`);
  return Number(text);
}
