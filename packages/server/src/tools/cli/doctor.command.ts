import { type Config, loadConfig } from '../../platform/config.ts';
import { ownUrl } from '../../platform/http/own-url.ts';
import { StartFault } from '../../platform/start-fault.ts';
import { commandLine } from '../../platform/version.ts';
import { type ClientCommand, CommandFault } from '../command.ts';
import { examine } from '../doctor/examine.ts';
import { fault, type Finding } from '../doctor/finding.ts';
import { counted, report } from '../doctor/report.ts';
import { realWorld } from '../doctor/world.ts';
import { readOptions } from './options.ts';
import { readServerFile } from './server-file.ts';

const json = '--json';

export const doctorCommand: ClientCommand = {
  name: 'doctor',
  summary: 'Look at everything that a host can get wrong, and say how to put it right',
  help: `Usage: ${commandLine} doctor [--json]

  --json  one line {"faults", "notes", "findings": [{"area", "level", "says", "cure"}]} instead of the report

Looks at the settings, clock, disk, database, backups, mail, push, the public address, TLS, the proxy in front and the
phones' way in. It reads the same settings as the server, so run it with the same environment. It changes nothing, sends nobody
anything, and may run while the server does or before. Ends with code 1 if it found a fault; a note is none.

Example: ${commandLine} doctor`,
  runHere: async (args, say) => {
    readOptions(
      args.filter((arg) => arg !== json),
      [],
    );
    const findings = await found();
    const [faults, notes] = [count(findings, 'fault'), count(findings, 'note')];
    if (args.includes(json)) say(JSON.stringify({ faults, notes, findings }));
    else [...report(findings), ''].forEach(say);
    const sum = `${counted(faults, 'fault')}, ${counted(notes, 'note')}.`;
    if (faults > 0) throw new CommandFault(sum);
    if (!args.includes(json)) say(sum);
  },
};

async function found(): Promise<Finding[]> {
  try {
    const config = loadConfig(process.env);
    return await examine(config, serverOf(config), realWorld);
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    return [fault('settings', error.message, 'Correct that setting: the server does not start with it.')];
  }
}

const serverOf = ({ databaseUrl, dataDir, host, port }: Config): string =>
  (databaseUrl === null ? readServerFile(dataDir)?.url : undefined) ?? ownUrl(host, port);

const count = (findings: readonly Finding[], level: Finding['level']): number =>
  findings.filter((finding) => finding.level === level).length;
