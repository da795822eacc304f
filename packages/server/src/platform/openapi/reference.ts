import Fastify from 'fastify';
import { toGzip } from '../http/compress.ts';

let script: Promise<Buffer> | undefined;

/**
 * The reader of the document, gzipped. It is large and rarely wanted, so it loads when somebody first asks.
 */
export const referenceScript = (): Promise<Buffer> => (script ??= loadScript());

/** The package offers its script only as a plugin: a separate app serves it, which nobody else can reach. */
async function loadScript(): Promise<Buffer> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const app = Fastify();
  await app.register(scalar, { routePrefix: '/', configuration: { url: '/' } });
  const { rawPayload } = await app.inject('/js/scalar.js');
  await app.close();
  return toGzip(rawPayload, 9);
}

const settings = JSON.stringify({
  withDefaultFonts: false,
  hideClientButton: true,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  defaultOpenAllTags: false,
});

/** The page around it. Everything comes from this server. */
export const referencePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Topout API</title>
  </head>
  <body>
    <script id="api-reference" data-url="/api/docs/json" data-configuration='${settings}'></script>
    <script src="/api/docs/reference.js"></script>
  </body>
</html>
`;

/** The script styles the page itself, and talks to this server only. */
export const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
