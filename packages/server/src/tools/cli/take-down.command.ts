import { commandLine } from '../../platform/version.ts';
import { takeDown } from '../hall/take-down.ts';
import { type CliCommand, CommandFault } from '../command.ts';
import { isUuid } from './is-uuid.ts';
import { readOptions } from './options.ts';

export const takeDownCommand: CliCommand = {
  name: 'take-down',
  summary: 'Take a competition down from the cloud, to judge it here in the hall',
  help: `Usage: ${commandLine} take-down --competition <uuid> --token <token> [--from <address>] [--owner <e-mail>]

  --competition  its id, as in its address
  --token        from "hall-token" on the server in the cloud
  --from         the address of that server; by default TOPOUT_MIRROR_TO
  --owner        the confirmed address of the account here that becomes the master judge; by default whoever was it there, if
                 they have an account here

From then on this server is where the competition is judged, with or without a line, and sends its news to the cloud
whenever there is one. In the cloud nothing can be changed until "hand-back".

Prints one line of JSON: {"competition", "linked", "hasMaster"}, as import-competition does.

Example: ${commandLine} take-down --competition 0198a5c0-0000-7000-8000-000000000001 --token … --from https://topout.example.org`,
  run: async (args, context) => {
    const { competition, token, from, owner } = readOptions(args, ['competition', 'token', 'from', 'owner']);
    if (!competition || !isUuid.test(competition)) throw new CommandFault('--competition <uuid> is needed.');
    if (!token)
      throw new CommandFault('--token <token> is needed: the host of the cloud makes one with hall-token.');
    const url = (from ?? context.config.mirrorTo)?.replace(/\/+$/, '');
    if (!url || !/^https?:\/\//.test(url) || !URL.canParse(url))
      throw new CommandFault('--from <address> is needed, like https://topout.example.org.');
    const taken = await takeDown(context, {
      url,
      token,
      competition: competition.toLowerCase(),
      owner: owner ?? null,
    });
    return [JSON.stringify(taken)];
  },
};
