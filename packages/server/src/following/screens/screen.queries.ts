import type { OverlayOrder, Screen } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';

/** What a screen shows that nobody steers: all categories in turn. */
const unsteered: Screen = {
  name: '',
  own: false,
  categories: [],
  columns: null,
  seconds: 12,
  paused: false,
  message: '',
  shows: 'BOARDS',
  queues: false,
  step: 0,
  reloads: 0,
  raffle: 0,
  version: 0,
};

type ScreenRow = Omit<Screen, 'overlay'> & { readonly overlay: OverlayOrder | null };

// `followed` is the screen itself where it has an order of its own, and the common one where not.
const readAll = {
  name: 'screen.read_all',
  text: `
    select s.name, s.own, followed.categories, followed.columns, followed.seconds, followed.paused, followed.message,
      followed.shows, followed.shows = 'QUEUES' as queues, s.step, s.reloads, s.version, coalesce(r.version + r.changes, 0) as raffle,
      case when s.overlay then json_build_object('pages', s.pages, 'top_rows', s.top_rows, 'climber', s.climber,
        'quiet_minutes', s.quiet_minutes) end as overlay
    from screen s
    join screen followed on followed.competition_id = s.competition_id
      and followed.name = case when s.own then s.name else '' end
    left join raffle r on r.competition_id = s.competition_id
    where s.competition_id = $1 order by s.place`,
};

const raffleStatement = {
  name: 'screen.raffle',
  text: 'select version + changes as raffle from raffle where competition_id = $1',
};

/** The common order first, then the screens that have a name. */
export async function readScreens(db: Queries, competition: string): Promise<Screen[]> {
  const rows = await db.rows<ScreenRow>(readAll, [competition]);
  if (rows.length > 0)
    return rows.map(({ overlay, ...screen }) => ({ ...screen, ...(overlay && { overlay }) }));
  const [raffle] = await db.rows<Pick<Screen, 'raffle'>>(raffleStatement, [competition]);
  return [{ ...unsteered, ...raffle }];
}

/** The screen of a name; for one that nobody knows what is common to all. */
export const screenOf = (screens: readonly Screen[], name: string): Screen =>
  screens.find((screen) => screen.name === name) ?? screens[0] ?? unsteered;
