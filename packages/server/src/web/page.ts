import { escapeHtml } from './escape-html.ts';
import type { Remotes } from './remotes.ts';

/** Where the built page takes what the server knows, and what is seen before its scripts run. */
const placeholder = '<!--topout:head-->';
const sightPlaceholder = '<!--topout:first-sight-->';
const productTitle = '<title>Topout</title>';

/** JSON inside a script element must not be able to end it. */
const dataBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

/** As the loader will ask for it, or the browser fetches it twice: `crossorigin` for other origins only. */
function preloadLink(href: string): string {
  const kind = href.endsWith('.css') ? 'style' : 'script';
  const foreign = /^https?:/.test(href) ? ' crossorigin' : '';
  return `<link rel="preload" as="${kind}" href="${escapeHtml(href)}"${foreign}>`;
}

/** For the browser's tab, and for whoever shows a link to the page. */
const titleTags = (title: string): string =>
  `<title>${title}</title><meta property="og:title" content="${title}">`;

/** What is written into the page. */
export interface PageBlocks {
  readonly config: unknown;
  /** Answers that the page's first reads will ask for. */
  readonly data: unknown;
  readonly title: string;
  /** Markup. */
  readonly sight: string;
}

/** Fills the built page: settings, remotes, data, and the files that its remote will load. */
export function fillPage(
  template: string,
  files: readonly string[],
  remotes: Remotes,
  { config, data, title, sight }: PageBlocks,
): string {
  const head = [
    ...files.map(preloadLink),
    dataBlock('topout-config', JSON.stringify(config)),
    dataBlock('topout-remotes', remotes.text),
    dataBlock('topout-data', JSON.stringify(data)),
  ];
  return template
    .replace(sightPlaceholder, () => sight)
    .replace(productTitle, () => titleTags(escapeHtml(title)))
    .replace(placeholder, () => head.join(''));
}
