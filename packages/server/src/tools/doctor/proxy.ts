import type { Arrival } from '../../platform/http/arrival.ts';
import { type Finding, fault, note, well } from './finding.ts';
import type { Reached } from './reach.ts';

const withinMs = 3_000;

/** Whether the proxy in front tells the server who asks, and lets live boards through. */
export async function lookAtProxy(publicUrl: string | null, reached: Reached | null): Promise<Finding[]> {
  if (publicUrl === null || reached?.is !== 'Topout') return [];
  const { arrival } = reached.health;
  const behindProxy = publicUrl.startsWith('https:') || arrival.forwarded !== 'no';
  if (!behindProxy) return [];
  const findings = [...aboutHeaders(publicUrl, arrival), ...(await aboutStreams(publicUrl))];
  return findings.length > 0
    ? findings
    : [well('proxy', 'The proxy says who asks, and lets live boards through at once.')];
}

function aboutHeaders(publicUrl: string, { protocol, host, forwarded }: Arrival): Finding[] {
  if (forwarded === 'not believed')
    return [
      fault(
        'proxy',
        'The server does not believe the proxy’s headers: all people count as one address, and share its limits.',
        'Set TOPOUT_TRUSTED_PROXIES to the address from which the proxy calls.',
      ),
    ];
  const expected = new URL(publicUrl);
  const found: (Finding | false)[] = [
    forwarded === 'no' &&
      fault(
        'proxy',
        'The proxy does not say for whom it asks: all people count as one address, and share its limits.',
        'In nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      ),
    `${protocol}:` !== expected.protocol &&
      fault(
        'proxy',
        `The server takes ${expected.protocol.slice(0, -1)} for ${protocol}.`,
        'In nginx: proxy_set_header X-Forwarded-Proto $scheme;',
      ),
    host !== expected.host &&
      note('proxy', `The server takes its name for ${host}.`, 'In nginx: proxy_set_header Host $host;'),
  ];
  return found.filter((finding) => finding !== false);
}

/** The first words of a stream come at once, or the proxy keeps them. */
async function aboutStreams(publicUrl: string): Promise<Finding[]> {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const list = await fetch(`${publicUrl}/api/competitions`, { signal });
    const { data } = (await list.json()) as { data: readonly { uuid: string }[] };
    const [competition] = data;
    if (!competition) return [];
    const address = `${publicUrl}/api/competitions/${competition.uuid}/events?topics=screen`;
    const stream = await fetch(address, { signal });
    const reader = stream.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    return [];
  } catch {
    return [
      fault(
        'proxy',
        'The proxy keeps live events back: boards stand still, or poll.',
        'Let it buffer nothing of /api/competitions/*/events: in nginx, proxy_buffering off.',
      ),
    ];
  }
}
