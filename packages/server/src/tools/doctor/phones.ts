import type { Config } from '../../platform/config.ts';
import { type Finding, fault, well } from './finding.ts';
import { reach, type Reached } from './reach.ts';
import type { World } from './world.ts';

const onlyHere = /^(localhost|127(\.\d+){3}|::1)$/;

/** How phones get in: by the public address, or in the same network by this machine's. */
export async function lookAtPhones(
  { host, port, publicUrl }: Pick<Config, 'host' | 'port' | 'publicUrl'>,
  here: Reached,
  reached: Reached | null,
  { addresses }: World,
): Promise<Finding[]> {
  if (publicUrl?.startsWith('https:') && reached?.is === 'Topout')
    return [well('phones', `Phones get in at ${publicUrl}.`)];
  if (onlyHere.test(host))
    return [
      fault(
        'phones',
        `The server listens to this machine only (HOST=${host}).`,
        'Set HOST=0.0.0.0, or put a proxy in front.',
      ),
    ];
  const own = addresses();
  if (own.length === 0)
    return [fault('phones', 'This machine is in no network.', 'Connect it to the one that the phones use.')];
  if (here.is !== 'Topout') return [];
  const urls = own.map((address) => `http://${address}:${port}`);
  const open = (
    await Promise.all(urls.map(async (url) => ((await reach(url)).is === 'Topout' ? [url] : [])))
  ).flat();
  if (open.length === 0)
    return [
      fault(
        'phones',
        `The server does not answer at ${urls.join(' or ')}.`,
        `Open port ${port} in this machine’s firewall.`,
      ),
    ];
  return [
    well(
      'phones',
      `Phones in the same network get in at ${open.join(' or ')}; try one, as some networks keep devices apart.`,
    ),
  ];
}
