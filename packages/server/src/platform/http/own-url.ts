/** Hosts at which a server answers to `localhost`, too. */
const answersToLocalhost = ['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'];

/** The address at which this machine reaches its own server: one that listens at a single address hears no other. */
export function ownUrl(host: string, port: number): string {
  if (answersToLocalhost.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
