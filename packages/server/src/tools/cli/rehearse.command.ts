import { loadConfig } from '../../platform/config.ts';
import { ownUrl } from '../../platform/http/own-url.ts';
import { commandLine } from '../../platform/version.ts';
import { rehearseFinal } from '../rehearsal/final.ts';
import { rehearse } from '../rehearsal/rehearse.ts';
import { type ClientCommand, CommandFault } from '../command.ts';
import { readOptions } from './options.ts';
import { readServerFile } from './server-file.ts';

const names = [
  'competition',
  'judges',
  'climbers',
  'minutes',
  'pace',
  'speed',
  'flapping',
  'spectators',
  'url',
  'key',
  'email',
  'password',
] as const;

/** From one heat or slot of a final to the next: slowly enough to watch. */
const finalPaceMs = 12_000;

/** How often a judge in a busy gym taps. */
const realPaceMs = 7_000;

export const rehearseCommand: ClientCommand = {
  name: 'rehearse',
  summary: 'Play judges and climbers against the running server and check that nothing is lost',
  help: `Usage: ${commandLine} rehearse --competition <uuid> [--judges 20] [--climbers 300] [--minutes 5] [--flaky | --flapping 20]
         [--pace 1500 | --speed 10] [--spectators 5000] [--url <address>] [--key <judging key>] [--email <organiser> --password <password>]
       ${commandLine} rehearse --final --competition <uuid> [--pace 12000] [--url <address>] [--email <organiser> --password <password>]

  --competition  whose routes and entries are used; it gets real results, so take one that is for trials
  --judges       how many; each gets an account, joins with the judging key and taps on a phone of its own
  --climbers     how many score themselves, each with a ticket, join queues and confirm each other's results; where too few people without an account are
                 entered, it enters more; without --judges nobody judges
  --final        play a final instead, and go on where one was left; a final that is over begins again. Speed, heat by heat: a timing device tells both
                 lanes, and the organiser saves each heat. Where a stage has a plan, slot by slot: climbers are called, the clock
                 runs, and each attempt is judged; --pace is from one heat or slot to the next, and how long a slot of the clock lasts
  --minutes      how long they tap
  --pace         mean milliseconds between two taps of one phone
  --speed        instead of it, how many times as fast as in a busy gym, where a judge taps about every seven seconds
  --flaky        lines fail before sending, lose answers and send twice
  --flapping     the same for so many judges in a hundred
  --spectators   how many have the board open, each on a connection of their own
  --url          of the server; without it, the one that runs on the data folder, else port 3000
  --key          the judging key; without it, the organiser is asked, without one of these the demo's organiser
  --email        an organiser, who also puts the judges into judging areas and makes the climbers' tickets

Prints {"sent", "confirmed", "held", "heldWhy", "lost", "duplicated", "tapToAnswer", "tapToBoard", ...} last, times in milliseconds, and ends with code 1 if
anything was lost or came twice; after a final {"heats" or "slots", "confirmed", "held", "winners"}.`,
  runHere: async (args, say) => {
    const flaky = args.includes('--flaky');
    const isFinal = args.includes('--final');
    const options = readOptions(
      args.filter((arg) => arg !== '--flaky' && arg !== '--final'),
      names,
    );
    if (!options.competition) throw new CommandFault('Name the competition with --competition.');
    const { email, password } = options;
    if (isFinal) {
      const result = await rehearseFinal(
        {
          url: await reachable(options.url ?? runningServer()),
          competition: options.competition,
          paceMs: positive('pace', options.pace ?? String(finalPaceMs)),
          organiser: email !== undefined && password !== undefined ? { email, password } : null,
        },
        say,
      );
      say(JSON.stringify(result));
      if (result.held > 0) throw new CommandFault(`${result.held} results were held.`);
      return;
    }
    const result = await rehearse(
      {
        url: await reachable(options.url ?? runningServer()),
        competition: options.competition,
        judges: wholeNumber('judges', options.judges ?? (options.climbers ? '0' : '20')),
        climbers: wholeNumber('climbers', options.climbers ?? '0'),
        minutes: positive('minutes', options.minutes ?? '5'),
        paceMs: options.speed
          ? realPaceMs / positive('speed', options.speed)
          : positive('pace', options.pace ?? '1500'),
        flaky: flaky ? 1 : share('flapping', options.flapping ?? '0'),
        spectators: wholeNumber('spectators', options.spectators ?? '0'),
        key: options.key ?? null,
        organiser: email !== undefined && password !== undefined ? { email, password } : null,
      },
      say,
    );
    say(JSON.stringify(result));
    if (result.lost > 0) throw new CommandFault(`${result.lost} results were lost.`);
    if (result.duplicated > 0) throw new CommandFault(`${result.duplicated} results are there twice.`);
  },
};

/** The server of the data folder, as it announced itself. */
function runningServer(): string {
  const { dataDir, host, port } = loadConfig(process.env);
  return readServerFile(dataDir)?.url ?? ownUrl(host, port);
}

/** @throws CommandFault if nobody answers there */
async function reachable(url: string): Promise<string> {
  const reply = await fetch(`${url}/healthz`).catch(() => null);
  if (!reply?.ok)
    throw new CommandFault(`No Topout server answers at ${url}; start one, or name it with --url.`);
  return url;
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new CommandFault(`--${name} must be a number above 0.`);
  return value;
}

/** A percentage, as 0 to 1. */
function share(name: string, text: string): number {
  const value = Number(text);
  if (!(value >= 0 && value <= 100)) throw new CommandFault(`--${name} must be a number from 0 to 100.`);
  return value / 100;
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!(Number.isInteger(value) && value >= 0)) throw new CommandFault(`--${name} must be a whole number.`);
  return value;
}
