import type { Config } from '../../platform/config.ts';
import { type Finding, fault, note, well } from './finding.ts';
import { codeOf } from './reach.ts';
import type { World } from './world.ts';

const withinMs = 5_000;

/** Whether the push services can be reached, and would take messages from us. */
export async function lookAtPush(
  { publicUrl, supportEmail }: Pick<Config, 'publicUrl' | 'supportEmail'>,
  { services }: World,
): Promise<Finding[]> {
  if (!publicUrl?.startsWith('https:'))
    return [
      note(
        'push',
        'Nobody is told by push: browsers offer it over HTTPS only.',
        'Put a proxy with TLS in front, and set TOPOUT_PUBLIC_URL to its https:// address.',
      ),
    ];
  const failed = (await Promise.all(services.map(failure))).filter((one) => one !== null);
  if (failed.length === 0)
    return [
      well(
        'push',
        `The push services can be reached${supportEmail === '' ? '' : `, and may ask ${supportEmail}`}.`,
      ),
    ];
  return [
    fault(
      'push',
      `${failed.length} of ${services.length} push services cannot be reached: ${failed.join(', ')}.`,
      'Let this machine call port 443 of these names, and look up their names.',
    ),
  ];
}

/** Whatever it answers, it was reached. */
async function failure(service: string): Promise<string | null> {
  try {
    await fetch(service, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(withinMs) });
    return null;
  } catch (error) {
    return `${new URL(service).hostname} (${codeOf(error)})`;
  }
}
