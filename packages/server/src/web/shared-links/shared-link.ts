import { camelNames } from '@topout/contract/names';
import type { Competition, LeagueLeaderboard } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import { competitionOf, pageData, type PageData } from '../document/page-data.ts';
import { drawBoard } from './draw-board.ts';
import { drawCard } from './draw-card.ts';
import {
  descriptionOf,
  describeCard,
  previewOfCard,
  previewOfCompetition,
  previewOfLeague,
} from './preview-of.ts';
import { tagOf } from './preview.ts';

/** What a link preview may say about a page: only what everybody may see. */
export interface SharedLink {
  /** Its own title; null = the page's. */
  readonly title: string | null;
  readonly description: string;
  /** The address of its picture, below the host; null = none. */
  readonly picture: string | null;
  /** The subject of the page does not exist. */
  readonly lost: boolean;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const leaguePath = new RegExp(`^/leagues/(${uuid})/?$`, 'i');
const cardPath = new RegExp(`^/${uuid}/entries/(${uuid})/?$`, 'i');
const picturePath = new RegExp(`^/link-pictures/(leagues/)?(${uuid})(?:/(${uuid}))?\\.png$`, 'i');

const product = 'Climbing competitions, judged from a phone and followed live.';
const quiet: SharedLink = { title: null, description: product, picture: null, lost: false };

const competitionIn = (data: PageData, id: string): Competition | null =>
  (data[`competitions/${id}`]?.body as Competition | undefined) ?? null;

/** The public view of a league, without names of people who appear only in unlisted competitions. */
async function readLeague(app: FastifyInstance, league: string): Promise<LeagueLeaderboard | null> {
  const reply = await app.inject({ method: 'GET', url: `/api/leagues/${league}/leaderboard` });
  if (reply.statusCode !== 200) return null;
  const found = camelNames(reply.json()) as LeagueLeaderboard;
  return (await holdsUnlisted(app, league)) ? { ...found, categories: [] } : found;
}

async function holdsUnlisted({ db }: FastifyInstance, league: string): Promise<boolean> {
  const found = await db.kysely
    .selectFrom('competition')
    .select('id')
    .where('leagueId', '=', league)
    .where('listed', '=', false)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const pictureOf = (at: string, drawing: string): string => `/link-pictures/${at}.png?v=${tagOf(drawing)}`;

/** @param data the answers that the page includes */
export async function sharedLink(app: FastifyInstance, path: string, data: PageData): Promise<SharedLink> {
  const league = leaguePath.exec(path)?.[1];
  if (league !== undefined) {
    const found = await readLeague(app, league);
    if (!found) return { ...quiet, lost: true };
    const preview = previewOfLeague(found);
    const picture = pictureOf(`leagues/${league}`, drawBoard(preview));
    return { title: `${found.name} · Topout`, description: descriptionOf(preview), picture, lost: false };
  }
  const id = competitionOf(path);
  const competition = id === null ? null : competitionIn(data, id);
  if (id === null || !competition) return quiet;
  const entry = cardPath.exec(path)?.[1];
  const lost = entry !== undefined && !(await isEntry(app, id, entry));
  // Anybody with its address may open it, but a preview would show it to everybody in a chat, and to the
  // chat's host.
  if (!competition.listed) return { ...quiet, title: 'Topout', lost };
  if (lost) return { ...quiet, lost };
  const boards = entry === undefined ? data : (await pageData(app, `/${id}/entries`)).data;
  const preview = previewOfCompetition(competition, boards);
  const link = {
    title: null,
    description: descriptionOf(preview),
    picture: pictureOf(id, drawBoard(preview)),
    lost,
  };
  return entry === undefined ? link : { ...link, ...cardOf(competition, boards, entry) };
}

async function isEntry({ db }: FastifyInstance, competition: string, entry: string): Promise<boolean> {
  const found = await db.kysely
    .selectFrom('entry')
    .select('id')
    .where('competitionId', '=', competition)
    .where('id', '=', entry)
    .executeTakeFirst();
  return found !== undefined;
}

function cardOf(competition: Competition, data: PageData, entry: string): Partial<SharedLink> {
  const card = previewOfCard(competition, data, entry);
  if (!card) return {};
  return {
    title: `${card.climber} · ${competition.name} · Topout`,
    description: describeCard(card),
    picture: pictureOf(`${competition.uuid}/${entry.toLowerCase()}`, drawCard(card)),
  };
}

/** The drawing behind a picture's address in its current state; null = there is none. */
export async function drawingAt(app: FastifyInstance, path: string): Promise<string | null> {
  const [, isLeague, id = '', entry] = picturePath.exec(path) ?? [];
  if (id === '') return null;
  if (isLeague !== undefined) {
    const league = entry === undefined ? await readLeague(app, id) : null;
    return league && drawBoard(previewOfLeague(league));
  }
  const { data } = await pageData(app, `/${id}/entries`);
  const competition = competitionIn(data, id);
  if (!competition?.listed) return null;
  if (entry === undefined) return drawBoard(previewOfCompetition(competition, data));
  const card = previewOfCard(competition, data, entry);
  return card && drawCard(card);
}
