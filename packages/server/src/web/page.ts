import { escapeHtml } from './escape-html.ts';
import type { Remotes } from './remotes.ts';

/** Where the built page takes what the server knows, and what is seen before its scripts run. */
const placeholder = '<!--topout:head-->';
const sightPlaceholder = '<!--topout:first-sight-->';

/** JSON inside a script element must not be able to end it. */
const dataBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

/** As the loader will ask for it, or the browser fetches it twice: `crossorigin` for other origins only. */
function preloadLink(href: string): string {
  const kind = href.endsWith('.css') ? 'style' : 'script';
  const foreign = /^https?:/.test(href) ? ' crossorigin' : '';
  return `<link rel="preload" as="${kind}" href="${escapeHtml(href)}"${foreign}>`;
}

/** What is written into the page as JSON. */
export interface PageBlocks {
  readonly config: unknown;
  /** Answers that the page's first reads will ask for. */
  readonly data: unknown;
  /** Markup. */
  readonly sight: string;
}

/** Fills the built page: settings, remotes, data, and the files that its remote will load. */
export function fillPage(
  template: string,
  files: readonly string[],
  remotes: Remotes,
  { config, data, sight }: PageBlocks,
): string {
  const head = [
    ...files.map(preloadLink),
    dataBlock('topout-config', JSON.stringify(config)),
    dataBlock('topout-remotes', remotes.text),
    dataBlock('topout-data', JSON.stringify(data)),
  ];
  return template.replace(sightPlaceholder, () => sight).replace(placeholder, () => head.join(''));
}
