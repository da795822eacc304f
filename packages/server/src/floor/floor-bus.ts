import type { Database } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { FloorJudge } from './presence.ts';

const channel = 'topout_floor';

/** A payload may have 8,000 bytes. */
const mostRoutes = 150;
const mostJudges = 30;

/** What nodes tell each other: what changed, who judges a route there, or whose stream at another node was heard of. */
type Message =
  | { readonly competition: string; readonly routes: readonly string[]; readonly held: boolean }
  | { readonly competition: string; readonly route: string; readonly judges: readonly FloorJudge[] }
  | { readonly stream: string; readonly judge: string };

export interface FloorListener {
  changed(competition: string, routes: readonly string[], held: boolean): void;
  judges(competition: string, route: string, node: string, judges: readonly FloorJudge[]): void;
  heardElsewhere(stream: string, judge: string): void;
}

export interface FloorBus {
  changed(competition: string, routes: readonly string[], held: boolean): void;
  judges(competition: string, route: string, judges: readonly FloorJudge[]): void;
  signOfLife(stream: string, judge: string): void;
  close(): void;
}

const silent: FloorBus = { changed: () => {}, judges: () => {}, signOfLife: () => {}, close: () => {} };

/** From node to node, after the commit. A lost message costs the time until phones read again. */
export async function openFloorBus(
  db: Database,
  listener: FloorListener,
  onError: (error: unknown) => void,
): Promise<FloorBus> {
  if (db.kind === 'embedded') return silent;
  const node = newId();
  const close = await db.listen(channel, (payload) => {
    const { from, ...message } = JSON.parse(payload) as Message & { from: string };
    if (from === node) return;
    if ('stream' in message) listener.heardElsewhere(message.stream, message.judge);
    else if ('judges' in message) listener.judges(message.competition, message.route, from, message.judges);
    else listener.changed(message.competition, message.routes, message.held);
  });
  const say = (message: Message) =>
    void db.notify(channel, JSON.stringify({ from: node, ...message })).catch(onError);
  return {
    close,
    changed(competition, routes, held) {
      for (let at = 0; at < Math.max(routes.length, 1); at += mostRoutes) {
        say({ competition, routes: routes.slice(at, at + mostRoutes), held });
      }
    },
    judges: (competition, route, judges) => say({ competition, route, judges: judges.slice(0, mostJudges) }),
    signOfLife: (stream, judge) => say({ stream, judge }),
  };
}
