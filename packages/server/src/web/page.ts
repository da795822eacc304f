import { ownerOf } from '@topout/domain';
import type { Remotes } from './remotes.ts';

/** Where the built page takes what the server knows. */
const placeholder = '<!--topout:head-->';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** JSON inside a script element must not be able to end it. */
const dataBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

function preloadLink(href: string): string {
  const kind = href.endsWith('.css') ? 'style' : 'script';
  const foreign = /^https?:/.test(href) ? ' crossorigin' : '';
  return `<link rel="preload" as="${kind}" href="${escapeHtml(href)}"${foreign}>`;
}

export interface Page {
  readonly html: string;
  /** Whether any remote owns the path: 404 otherwise, and the page says so itself. */
  readonly found: boolean;
  /** Pages of one pattern are the same page. */
  readonly pattern: string;
}

/** Fills the built page for a path: settings, remotes, and what the remote of that path will load. */
export function fillPage(template: string, path: string, remotes: Remotes, config: string): Page {
  const match = ownerOf(path, remotes.list);
  const files = match ? [...match.owner.preload, ...(match.owner.screens[match.pattern] ?? [])] : [];
  const head = [
    ...files.map(preloadLink),
    dataBlock('topout-config', config),
    dataBlock('topout-remotes', remotes.text),
  ];
  return {
    html: template.replace(placeholder, () => head.join('')),
    found: match !== null,
    pattern: match?.pattern ?? '',
  };
}
