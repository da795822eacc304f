/**
 * The router's code for pages that send forms to their routes, load by fetchers, run middleware, are rendered
 * by a server, or are instrumented. Topout reads and writes through its API client and never calls any of it,
 * but the router keeps it all: 3 kB of every first load.
 */
const uncalled = [
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

/** From the name to the closing brace below its beginning. */
const functionCalled = (name: string): RegExp =>
  new RegExp(String.raw`^( *)((?:async )?function ${name}\([\s\S]*?\) \{)\n[\s\S]*?^\1\}$`, 'm');

function emptied(source: string, name: string): string {
  const found = functionCalled(name);
  if (!found.test(source)) throw new Error(`The router has no ${name} any more: look what took its place`);
  return source.replace(found, `$1$2 throw Error("${name}");\n$1}`);
}

/**
 * A loader for the router's files, one of which is its engine. Function calls create its links and forms and
 * then name them for development tools, so the bundler must assume they are needed. Without the names, and
 * told that such a call has no effect, it drops those that no page uses: forms, the router's own links, and
 * what both prefetch from a server-rendered application.
 */
export default function pruneRouter(source: string): string {
  const engine = source.includes('function createRouter(') ? uncalled : [];
  return engine
    .reduce(emptied, source)
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');
}
