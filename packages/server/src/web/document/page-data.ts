import type { Competition, CompetitionSummary } from '@topout/contract';
import { camelNames } from '@topout/contract/names';
import type { FastifyInstance } from 'fastify';

/** Answers to public reads, by path below `/api/`, for the page that will request them first. */
export type PageData = Record<string, { readonly etag: string | null; readonly body: unknown }>;

const competitionPath = /^\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/(.*))?$/i;

/** What a page includes. */
export interface PageContent {
  readonly data: PageData;
  /** The page of a competition that does not exist (any more). */
  readonly lost: boolean;
}

/** The competition of a path; null for pages without one. */
export const competitionOf = (path: string): string | null => competitionPath.exec(path)?.[1] ?? null;

/** The competition among a page's answers; null for pages without one. */
export function competitionIn(data: PageData): Competition | null {
  const found = Object.entries(data).find(([address]) => /^competitions\/[^?/]+$/.test(address));
  return (found?.[1].body as Competition | undefined) ?? null;
}

/** The address of who leads a competition. */
export const leadersAddress = (competition: string): string =>
  `competitions/${competition}/leaderboard/leaders`;

/** The list, and who leads the first competition of those that run, unless its boards are hidden. */
async function readHome(read: (address: string) => Promise<unknown>): Promise<void> {
  const list = (await read('competitions')) as { readonly data: readonly CompetitionSummary[] } | null;
  const live = list?.data.find(({ status }) => status === 'LIVE');
  if (live?.liveLeaderboard) await read(leadersAddress(live.uuid));
}

/**
 * What a page shows first, as anybody would get it from the API: the list of competitions on the home page
 * with who leads the first of them, elsewhere the competition, and on the board page its boards. A spectator on a slow line sees the board as
 * soon as the scripts run, without another round trip.
 */
export async function pageData(app: FastifyInstance, path: string): Promise<PageContent> {
  const [, competition, screen = ''] = competitionPath.exec(path) ?? [];
  const data: PageData = {};
  let lost = false;
  const read = async (address: string): Promise<unknown> => {
    const reply = await app.inject({ method: 'GET', url: `/api/${address}` });
    if (reply.statusCode === 404) lost ||= address === `competitions/${competition}`;
    if (reply.statusCode !== 200) return null;
    const { etag } = reply.headers;
    const body = camelNames(reply.json());
    data[address] = { etag: typeof etag === 'string' ? etag : null, body };
    return body;
  };
  if (path === '/') await readHome(read);
  if (competition === undefined) return { data, lost };
  const found = (await read(`competitions/${competition}`)) as Competition | null;
  const isBoard = /^entries\/?$/.test(screen);
  // They stand above the board, and above cards.
  if (found && (isBoard || screen === '')) await read(`competitions/${competition}/announcements`);
  if (found?.canSeeLeaderboard && isBoard) {
    const [stage] = found.stages;
    const boards = (stage?.categories ?? []).map(
      ({ uuid }) => `competitions/${competition}/leaderboard?category=${uuid}`,
    );
    await Promise.all(boards.map(read));
  }
  return { data, lost };
}
