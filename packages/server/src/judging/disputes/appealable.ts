import type { Disputes } from '@topout/contract';
import { appealUntilMs } from '@topout/domain';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { stageOfCategory } from '../../competition/authority/stages.ts';
import type { Queries } from '../../platform/db/database.ts';

interface EntryRow {
  readonly entry: string;
  readonly category: string;
  /** When the final results of its stage, or of all stages, were published; null = the last are not final. */
  readonly finalAt: Date | null;
  readonly results: readonly { readonly route: string; readonly changedAt: string | null }[];
  /** Routes on which somebody appeals or queries. */
  readonly open: readonly string[];
  /** Decisions about its appeals. */
  readonly decided: readonly { readonly route: string; readonly closedAt: string }[];
}

/* Of those who wait for a place there is nothing to appeal against. */
const statement = {
  name: 'disputes.appealable',
  text: `
    select e.id as entry, e.category_id as category,
      (select max(f.published_at) from (select distinct on (stage_id) published_at, final from publication
          where competition_id = e.competition_id and (stage_id = e.stage_id or stage_id is null)
          order by stage_id, version desc) f where f.final) as final_at,
      (select coalesce(json_agg(json_build_object('route', r.route_id, 'changed_at', r.changed_at)), '[]') from result r
        where r.competition_id = e.competition_id and r.entry_id = e.id) as results,
      (select coalesce(json_agg(d.route_id), '[]') from dispute d
        where d.competition_id = e.competition_id and d.entry_id = e.id and d.state = 'OPEN' and d.kind <> 'INCIDENT') as open,
      (select coalesce(json_agg(json_build_object('route', d.route_id, 'closed_at', d.closed_at)), '[]') from dispute d
        where d.competition_id = e.competition_id and d.entry_id = e.id and d.kind = 'APPEAL'
          and d.state not in ('OPEN', 'WITHDRAWN')) as decided
    from entry e join profile p on p.id = e.profile_id
    where e.competition_id = $1 and $2 in (p.id, p.parent_id) and ($3::uuid is null or e.id = $3) and e.status <> 'WAITING'
    order by e.id`,
};

/** Where a person may appeal now, for themself and their children. @param entry only this one; null = all */
export async function appealable(
  db: Queries,
  competition: CompetitionSnapshot,
  profile: string,
  entry: string | null = null,
): Promise<Disputes['appealable']> {
  if (competition.rules.appealMinutes === 0) return [];
  const rows = await db.rows<EntryRow>(statement, [competition.uuid, profile, entry]);
  const nowMs = Date.now();
  return rows.flatMap((row) =>
    (competition.routesOf.get(row.category) ?? []).flatMap(({ uuid }) => {
      const untilMs = row.open.includes(uuid) ? null : untilOf(competition, row, uuid);
      if (untilMs === null || untilMs <= nowMs) return [];
      const until = Number.isFinite(untilMs) ? new Date(untilMs).toISOString() : null;
      return [{ entry: row.entry, route: uuid, until }];
    }),
  );
}

function untilOf(competition: CompetitionSnapshot, row: EntryRow, route: string): number | null {
  const result = row.results.find((one) => one.route === route);
  const decided = row.decided.flatMap((one) => (one.route === route ? [Date.parse(one.closedAt)] : []));
  const stage = stageOfCategory(competition, row.category);
  const pendingResults = (stage?.pendingResults ?? false) && !competition.cancelled;
  return appealUntilMs({
    appealMinutes: competition.rules.appealMinutes,
    // Results of before times were kept are older than any limit.
    changedMs: result ? Date.parse(result.changedAt ?? '1970-01-01') : null,
    finalMs: row.finalAt?.getTime() ?? null,
    decidedMs: decided.length === 0 ? null : Math.max(...decided),
    phase: { pendingResults },
  });
}
