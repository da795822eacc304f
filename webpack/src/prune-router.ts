/**
 * What the router brings for pages that send forms to their routes, load by fetchers, run middleware, are rendered by
 * a server, or are watched by instruments. Topout reads and writes by its API client, so none of it is ever called;
 * the router holds on to it all the same: 3 kB of every first load.
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

/** From the name to the brace that stands under its beginning. */
const functionCalled = (name: string): RegExp =>
  new RegExp(String.raw`^( *)((?:async )?function ${name}\([\s\S]*?\) \{)\n[\s\S]*?^\1\}$`, 'm');

function emptied(source: string, name: string): string {
  const found = functionCalled(name);
  if (!found.test(source)) throw new Error(`The router has no ${name} any more: look what took its place`);
  return source.replace(found, `$1$2 throw Error("${name}");\n$1}`);
}

/**
 * A loader for the router's files, of which one is its engine. Its links and forms are made by calls, and named for development tools
 * after that, so the bundler must take them for needed. Without the names, and told that such a call has no effect, it
 * drops those that no page uses: forms, the router's own links, and what both prefetch from a server-rendered one.
 */
export default function pruneRouter(source: string): string {
  const engine = source.includes('function createRouter(') ? uncalled : [];
  return engine
    .reduce(emptied, source)
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');
}
