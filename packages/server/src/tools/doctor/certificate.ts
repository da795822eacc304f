import { once } from 'node:events';
import { connect } from 'node:tls';
import { type Finding, fault, note, well } from './finding.ts';
import { codeOf } from './reach.ts';
import type { World } from './world.ts';

const day = 86_400_000;
/** Those that renew themselves do so a month before the end. */
const soonDays = 14;
const withinMs = 5_000;

const distrusted: Readonly<Record<string, readonly [says: string, cure: string]>> = {
  CERT_HAS_EXPIRED: ['has expired', 'Renew it, and have it renewed by itself.'],
  CERT_NOT_YET_VALID: ['is not valid yet', 'Set this machine’s clock, or wait.'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['is for another name', 'Get one for the name in TOPOUT_PUBLIC_URL.'],
  DEPTH_ZERO_SELF_SIGNED_CERT: [
    'is signed by nobody whom browsers trust',
    'Get one from Let’s Encrypt, for example.',
  ],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
    'comes without those between it and its authority',
    'Give the proxy the full chain (fullchain.pem).',
  ],
};

/** TLS in front of the server, as a browser sees it. */
export async function lookAtCertificate(publicUrl: string | null, { nowMs }: World): Promise<Finding[]> {
  if (publicUrl === null) return [];
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:')
    return [
      note(
        'TLS',
        'There is no TLS in front: phones keep no screens for later, and whoever shares the network can read along.',
        'For more than a day in a gym, put a proxy with TLS in front.',
      ),
    ];
  // A browser sends no name for a bare address.
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: /[a-z]/i.test(hostname) ? hostname : '',
    ALPNProtocols: ['h2', 'http/1.1'],
    rejectUnauthorized: false,
    timeout: withinMs,
  });
  socket.on('timeout', () => socket.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })));
  try {
    await once(socket, 'secureConnect');
    const { valid_to: until } = socket.getPeerCertificate();
    const leftDays = Math.floor((Date.parse(until) - nowMs()) / day);
    return [
      // Node gives the code and not, as its types say, the error.
      aboutTrust(socket.authorized ? null : String(socket.authorizationError), leftDays),
      ...aboutProtocol(socket.alpnProtocol),
    ];
  } catch (error) {
    return [
      fault(
        'TLS',
        `No TLS is spoken at ${publicUrl} (${codeOf(error)}).`,
        'Give the proxy a certificate, and let it listen there.',
      ),
    ];
  } finally {
    socket.destroy();
  }
}

function aboutTrust(code: string | null, leftDays: number): Finding {
  if (code !== null) {
    const [says, cure] = distrusted[code] ?? [`is not trusted (${code})`, 'Get one that browsers trust.'];
    return fault('TLS', `The certificate ${says}.`, cure);
  }
  if (leftDays < soonDays)
    return fault(
      'TLS',
      `The certificate ends in ${leftDays} days.`,
      'Renew it, and look why that did not happen by itself.',
    );
  return well('TLS', `The certificate is trusted, for ${leftDays} more days.`);
}

const aboutProtocol = (spoken: string | false | null): Finding[] =>
  spoken === 'h2'
    ? []
    : [
        note(
          'TLS',
          'The proxy does not speak HTTP/2: a browser then opens six connections at most, and every open page holds one.',
          'Switch it on: in nginx, listen 443 ssl http2.',
        ),
      ];
