/**
 * A loader for the router's one big file. Its links and forms are made by calls, and named for development tools
 * after that, so the bundler must take them for needed. Without the names, and told that such a call has no effect, it
 * drops those that no page uses: forms, the router's own links, and what both prefetch from a server-rendered one.
 */
export default function pruneRouter(source: string): string {
  return source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');
}
