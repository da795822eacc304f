import type { FastifyInstance } from 'fastify';
import { openCache } from '../platform/cache/cache.ts';
import { type WebFile, webFile } from './file-store.ts';
import { firstSight, noSight, pageTitle } from './first-sight/first-sight.ts';
import { fillPage } from './page.ts';
import { competitionIn, pageData } from './document/page-data.ts';
import { ownReads } from './document/own-reads.ts';
import type { Deployment } from './deployment.ts';
import { filesOf, sightOf } from './remotes.ts';
import { sharedLink } from './shared-links/shared-link.ts';
import { webConfigOf } from './web-config.ts';

/** A thousand spectators who arrive in the same second get the same page. */
const freshMs = 1_000;

export interface FilledPage {
  readonly file: WebFile;
  /** Whether a remote owns the path, and its subject exists. */
  readonly found: boolean;
  /** Matches the files that the page names. */
  readonly policy: string;
}

/** The page of every path, filled once a second at most. */
export function filledPages(
  app: FastifyInstance,
  template: string,
  deployed: () => Deployment,
): (path: string, base: string) => Promise<FilledPage> {
  const pages = openCache<Promise<FilledPage>>('pages');
  const webConfig = webConfigOf(app);

  const fill = async (path: string, base: string): Promise<FilledPage> => {
    const { remotes, policy } = deployed();
    const described = sightOf(path, remotes);
    const [config, { data, lost }] = await Promise.all([
      webConfig(),
      described ? pageData(app, path) : { data: {}, lost: true },
    ]);
    const sight = described ? firstSight(path, data, described) : noSight;
    const named = described ? pageTitle(path, data, described) : 'Topout';
    const shared = await sharedLink(app, path, data);
    // A named subject that is not a competition appears in the browser's tab under its name, too.
    const title = Object.keys(data).length === 0 ? (shared.title ?? named) : named;
    const link = {
      title: shared.title ?? named,
      description: shared.description,
      url: base + path,
      picture: shared.picture === null ? null : base + shared.picture,
    };
    const competition = competitionIn(data);
    const html = fillPage(template, filesOf(path, remotes, competition) ?? [], remotes, {
      config,
      data,
      reads: { base: config.apiBaseUrl, ...ownReads(path, competition) },
      title,
      link,
      sight,
    });
    const file = webFile(Buffer.from(html), 'text/html; charset=utf-8', 'passing');
    return { file, found: !lost && !shared.lost, policy };
  };

  return (path, base) => {
    const key = base + path;
    const known = pages.get(key);
    if (known) return known;
    const page = fill(path, base);
    // If filling fails, it is tried again for the next visitor.
    page.catch(() => pages.delete(key));
    pages.set(key, page, { ttl: freshMs });
    return page;
  };
}
