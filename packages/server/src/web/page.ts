import { afterPaint } from './after-paint.ts';
import { beginReads } from './begun-reads.ts';
import { escapeHtml } from './document/escape-html.ts';
import type { DrawnSight } from './first-sight/first-sight.ts';
import type { Remotes } from './remotes.ts';
import { height, width } from './shared-links/wall.ts';
import { wireText } from '../platform/http/wire.ts';
import type { OwnReads } from './document/own-reads.ts';
import type { PageData } from './document/page-data.ts';
import { snakeNames } from '@topout/contract/names';

/** Where the built page takes the server's data, and the content visible before its scripts run. */
const placeholder = '<!--topout:head-->';
const sightPlaceholder = '<!--topout:first-sight-->';
const productTitle = '<title>Topout</title>';
const scriptTag = /<script [^>]*src="([^"]*)"[^>]*><\/script>/g;

/** JSON inside a script element must not be able to end it. */
const dataBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

const isStyle = (href: string): boolean => href.endsWith('.css');

/**
 * Exactly as the loader will request it, or the browser fetches it twice: `crossorigin` for other origins
 * only.
 */
function preloadLink(href: string): string {
  const kind = isStyle(href) ? 'style' : 'script';
  const foreign = /^https?:/.test(href) ? ' crossorigin' : '';
  return `<link rel="preload" as="${kind}" href="${escapeHtml(href)}"${foreign}>`;
}

/** How a link to the page is presented elsewhere; addresses are absolute. */
export interface LinkTags {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly picture: string | null;
}

const metaTag = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** For the browser's tab, and for link previews. */
function titleTags(page: string, { title, description, url, picture }: LinkTags): string {
  const picturePart =
    picture === null
      ? []
      : [
          metaTag('og:image', picture),
          metaTag('og:image:type', 'image/png'),
          metaTag('og:image:width', String(width)),
          metaTag('og:image:height', String(height)),
          '<meta name="twitter:card" content="summary_large_image">',
        ];
  return [
    `<title>${escapeHtml(page)}</title>`,
    metaTag('og:title', title),
    metaTag('og:description', description),
    metaTag('og:url', url),
    metaTag('og:type', 'website'),
    metaTag('og:site_name', 'Topout'),
    ...picturePart,
  ].join('');
}

/** What is written into the page. */
export interface PageBlocks {
  readonly config: unknown;
  /** Answers that the page's first reads will request. */
  readonly data: PageData;
  /** What somebody signed in will request first, by path below the API's address. */
  readonly reads: OwnReads & { readonly base: string };
  readonly title: string;
  readonly link: LinkTags;
  readonly sight: DrawnSight;
}

const answersText = (data: PageData): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(data).map(([address, { etag, body }]) => [address, { etag, body: snakeNames(body) }]),
    ),
  );

/** Fills the built page: settings, remotes, data, and the files that its remote will load. */
export function fillPage(
  template: string,
  files: readonly string[],
  remotes: Remotes,
  { config, data, reads, title, link, sight }: PageBlocks,
): string {
  const early = sight.complete ? files.filter(isStyle) : [...ofShell(template, files), ...files];
  const late = files.filter((file) => !early.includes(file));
  const head = [
    ...early.map(preloadLink),
    dataBlock('topout-config', wireText(config)),
    dataBlock('topout-remotes', remotes.text),
    dataBlock('topout-data', answersText(data)),
    ...(reads.paths.length === 0 ? [] : [dataBlock('topout-reads', JSON.stringify(reads)), beginReads]),
  ];
  const page = sight.complete ? scriptsLast(template, late.map(preloadLink)) : template;
  return page
    .replace(sightPlaceholder, () => sight.markup)
    .replace(productTitle, () => titleTags(title, link))
    .replace(placeholder, () => head.join(''));
}

/** The shell's script is the largest: behind a remote's it would wait until one of the browser's six lines is free. */
const ofShell = (template: string, files: readonly string[]): string[] =>
  files.length === 0 ? [] : Array.from(template.matchAll(scriptTag), ([, src = '']) => src);

/** The page with its scripts after everything else, to load once it is painted. */
function scriptsLast(template: string, links: readonly string[]): string {
  const scripts = template.match(scriptTag) ?? [];
  const later = afterPaint([...scripts, ...links].join(''));
  return template.replace(scriptTag, '').replace('</body>', () => `${later}</body>`);
}
