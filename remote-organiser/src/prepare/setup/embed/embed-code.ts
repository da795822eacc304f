import { escapedAttribute } from './escaped-attribute.ts';

export interface Embed {
  /** Where Topout runs. */
  readonly host: string;
  readonly competition: string;
  readonly category: string;
  readonly rows: number;
  /** Empty = as the visitor's device. */
  readonly theme: string;
}

/** The address of a board in a frame. */
export function frameAddress({ host, competition, category, rows, theme }: Embed): string {
  const query = new URLSearchParams({ category, rows: String(rows), ...(theme && { theme }) });
  return `${host}/embed/board/${competition}?${query}`;
}

/** What a site's page contains to show a board as a part of itself. */
export const elementCode = ({ host, competition, category, rows, theme }: Embed): string =>
  [
    `<script src="${host}/embed.js" async></script>`,
    `<topout-board competition="${competition}" category="${category}" rows="${rows}"${theme && ` theme="${theme}"`}></topout-board>`,
  ].join('\n');

/** The same in a frame. @param title for people who hear the page */
export const frameCode = (embed: Embed, title: string): string =>
  `<iframe src="${escapedAttribute(frameAddress(embed))}" title="${escapedAttribute(title)}" width="100%" height="${140 + embed.rows * 44}" style="border:0" loading="lazy"></iframe>`;
