import { isIPv4 } from 'node:net';
import type { Config } from '../../platform/config.ts';
import { type Finding, fault, note, well } from './finding.ts';
import type { Reached } from './reach.ts';
import type { World } from './world.ts';

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const inside = /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./;

/** Links and QR codes start with it. */
export function lookAtAddress(
  { publicUrl, smtpUrl, port }: Pick<Config, 'publicUrl' | 'smtpUrl' | 'port'>,
  here: Reached,
  reached: Reached | null,
  world: World,
): Finding[] {
  if (publicUrl === null || reached === null) {
    const says = `The public address is not set: links in mails begin with http://localhost:${port}.`;
    const cure = 'Set TOPOUT_PUBLIC_URL to the address that people open.';
    return [smtpUrl === null ? note('public address', says, cure) : fault('public address', says, cure)];
  }
  const { hostname } = new URL(publicUrl);
  return [
    aboutName(publicUrl, hostname, world) ??
      aboutAnswer(publicUrl, here, reached) ??
      well('public address', `This Topout answers at ${publicUrl}.`),
  ];
}

function aboutName(publicUrl: string, hostname: string, { addresses }: World): Finding | null {
  if (loopback.test(hostname))
    return fault(
      'public address',
      `A phone that opens ${publicUrl} calls itself: every device has that name for itself.`,
      'Set TOPOUT_PUBLIC_URL to the address of this machine in the network.',
    );
  const own = addresses();
  if (!isIPv4(hostname) || !inside.test(hostname) || own.includes(hostname)) return null;
  return fault(
    'public address',
    `${hostname} is no address of this machine any more; it has ${own.join(', ') || 'none'}.`,
    'Set TOPOUT_PUBLIC_URL to the present one, start again, and print QR codes anew; or have the router keep the address.',
  );
}

const failures: Readonly<Record<string, readonly [says: string, cure: string]>> = {
  ENOTFOUND: ['is a name that nobody knows', 'Add it to the name server, or correct TOPOUT_PUBLIC_URL.'],
  EAI_AGAIN: ['cannot be looked up: no name server answers', 'Check the network and its name server.'],
  ECONNREFUSED: [
    'is closed: nobody listens there',
    'Start the proxy, or correct the port in TOPOUT_PUBLIC_URL.',
  ],
  ETIMEDOUT: ['does not answer', 'Open the port in the firewall, and look where the name leads.'],
};

function aboutAnswer(publicUrl: string, here: Reached, reached: Reached): Finding | null {
  if (reached.is === 'nobody') {
    const [says, cure] = failures[reached.code] ?? [
      `cannot be reached from here (${reached.code})`,
      'See what is said of TLS, then of proxy and firewall.',
    ];
    return fault('public address', `${publicUrl} ${says}.`, cure);
  }
  if (reached.is === 'something else')
    return fault(
      'public address',
      `Something else than Topout answers at ${publicUrl} (status ${reached.status}).`,
      'Let the proxy pass every path on to Topout, without redirecting.',
    );
  if (here.is === 'Topout' && !isSame(here.health, reached.health))
    return fault(
      'public address',
      `Another Topout answers at ${publicUrl}: version ${reached.health.version}, build ${reached.health.build}.`,
      'Let the proxy pass on to this one, or bring all nodes to the same version.',
    );
  return null;
}

interface Release {
  readonly version: string;
  readonly build: string | null;
}

const isSame = (one: Release, other: Release): boolean =>
  one.version === other.version && one.build === other.build;
