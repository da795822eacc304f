import { emptied, uncalled } from './emptied.ts';

/**
 * The router's code for pages that send forms to their routes, load by fetchers, run middleware, are rendered
 * by a server, or are instrumented. Topout reads and writes through its API client and never calls any of it,
 * but the router keeps it all: 3 kB of every first load.
 */
const unused = [
  'handleAction',
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
  'runClientMiddlewarePipeline',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'enableScrollRestoration',
  'RSCErrorHandler',
];

/**
 * A loader for the router's files, one of which is its engine. Function calls create its links and forms and
 * then name them for development tools, so the bundler must assume they are needed. Without the names, and
 * told that such a call has no effect, it drops those that no page uses: forms, the router's own links, and
 * what both prefetch from a server-rendered application.
 */
export default function pruneRouter(source: string): string {
  const engine = source.includes('function createRouter(') ? unused : [];
  return engine
    .reduce((text, name) => emptied(text, name, uncalled(name)), source)
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');
}
