import { type Finding, fault, note, well } from './finding.ts';
import type { Reached } from './reach.ts';

/** The server on this machine. */
export function lookAtServer(url: string, here: Reached): Finding[] {
  if (here.is === 'something else')
    return [
      fault(
        'server',
        `Something else than Topout answers at ${url}.`,
        'Stop it, or set PORT to another one.',
      ),
    ];
  if (here.is === 'nobody')
    return [
      note(
        'server',
        `No Topout runs at ${url}, so what only a running one shows was left out.`,
        'Start it, then ask again, with the same settings in the environment.',
      ),
    ];
  const { status, version, build } = here.health;
  if (status !== 'ok')
    return [
      fault(
        'server',
        `Topout ${version} is not ready to serve: ${status}.`,
        'See database and disk, and read the server’s log.',
      ),
    ];
  if (build === null)
    return [
      fault(
        'server',
        'Shell and remotes are not built: browsers get no page.',
        'Run npm run build, then start again.',
      ),
    ];
  return [well('server', `Topout ${version}, build ${build}, serves at ${url}.`)];
}
