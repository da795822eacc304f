import { commandLine } from '../../platform/version.ts';
import { makeToken, revokeToken } from '../hall/hall-token.ts';
import { type CliCommand, CommandFault } from '../command.ts';
import { isUuid } from './is-uuid.ts';
import { readOptions } from './options.ts';

export const hallTokenCommand: CliCommand = {
  name: 'hall-token',
  summary: 'Let a server in the hall take a competition down; or take it back',
  help: `Usage: ${commandLine} hall-token --competition <uuid> [--revoke yes]

  --competition  its id, as in its address
  --revoke yes   ends the token. If a hall has the competition, this server is its owner again, with what has come so far

Prints the token, once: only its hash is kept. Whoever has it can take this competition down and send its news, and
nothing else. Give it to the host of the server in the hall, for "take-down".

Example: ${commandLine} hall-token --competition 0198a5c0-0000-7000-8000-000000000001`,
  run: async (args, { db }) => {
    const { competition, revoke } = readOptions(args, ['competition', 'revoke']);
    if (!competition || !isUuid.test(competition)) throw new CommandFault('--competition <uuid> is needed.');
    const id = competition.toLowerCase();
    if (revoke !== undefined && revoke !== 'yes') throw new CommandFault('--revoke takes "yes".');
    if (!revoke) return [await makeToken(db, id)];
    return [
      (await revokeToken(db, id))
        ? 'The token is revoked. This server is the owner of the competition again.'
        : 'The token is revoked.',
    ];
  },
};
