import { defaultScoringSettings } from '../competition/settings.ts';
import { anEntry, board, sportResult, sportRoutes } from '../testing/board-builders.ts';
import {
  boulderResult,
  bouldersOf,
  formats,
  isLead,
  leadResult,
  pointsFormat,
  ranked,
  rounds,
  someTopHold,
} from '../testing/published-rounds.ts';
import { rankBoard } from './board.ts';
import { rankItems } from './ranks.ts';
import { compareKeys } from './scorer.ts';
import { boulderTenths } from './systems/boulder-2025.ts';
import { heightOf } from './systems/lead.ts';
import { rankingScore } from './systems/ranking.ts';

/*
 * We must reproduce every published score, and every known rank that can be recomputed; the counts at the end stop this
 * file from checking less than it claims.
 */

/** A national trial, which selects by its own rule. */
const ownSelection = '2026-usa-team-trials-boulder-men-round-2.json';

const checked = { files: new Set<string>(), scores: 0, ranks: 0, advanced: 0, boulders: 0, routeRanks: 0 };

describe.each(rounds.filter(({ round }) => round.format in formats))('$file', ({ file, round }) => {
  const format = formats[round.format];
  if (!format) throw new Error(`Unknown format ${round.format}`);
  const { check } = round;
  const rows = new Map(ranked(round, format).map((row) => [row.entry, row]));
  const scored = round.competitors.filter(({ status }) => status === 'ok');

  it('has every published score', () => {
    const published = scored.map(({ id, official }) => [id, format.text(official?.score ?? '', round)]);
    expect(scored.map(({ id }) => [id, rows.get(id)?.scoreText])).toEqual(published);
    expect([scored.length, scored.length]).toEqual(check.scores);
    checked.files.add(file);
    checked.scores += scored.length;
  });

  it('ranks nobody who did not start', () => {
    const unranked = round.competitors.filter(({ id }) => rows.get(id)?.position === null);
    expect(unranked).toEqual(round.competitors.filter(({ status }) => status === 'DNS'));
  });

  it('has every known rank', () => {
    if (check.status === 'scores-only') return expect(check.ranks).toEqual([0, 0]);
    const known = round.competitors.filter(({ official }) => official?.rank != null);
    const certain = known.filter(({ id }) => !check.unexplained?.includes(id));
    const published = certain.map(({ id, official }) => [id, official?.rank]);
    expect(certain.map(({ id }) => [id, rows.get(id)?.position])).toEqual(published);
    expect([certain.length, known.length]).toEqual(check.ranks);
    checked.ranks += certain.length;
  });

  it('ranks those who advanced before those who did not', () => {
    if (check.status === 'scores-only' || file === ownSelection) return;
    const positions = (advanced: boolean) =>
      scored
        .filter(({ official }) => official?.advanced === advanced)
        .map(({ id }) => rows.get(id)?.position ?? Infinity);
    expect(Math.max(...positions(true))).toBeLessThan(Math.min(...positions(false)));
    checked.advanced += positions(true).length;
  });

  it('has the points of every boulder', () => {
    const marks = scored.flatMap(bouldersOf).filter((mark) => mark.points !== undefined);
    const ours = marks.map((mark) => {
      const result = boulderResult(mark);
      return result && boulderTenths(result, 'low' in mark ? 2 : 1) / 10;
    });
    expect(ours).toEqual(marks.map(({ points }) => points));
    checked.boulders += marks.length;
  });
});

describe.each(rounds.filter(({ round }) => round.format === 'boulder-points'))(
  '$file by default',
  ({ round }) => {
    it('has ten times the points, and the same ranks', () => {
      const inTenths = (text: string) => `${Math.round(Number(text) * 10)} pts`;
      const points = ranked(round, pointsFormat);
      const byDefault = ranked(round, { ...pointsFormat, system: 'DEFAULT' });
      expect(byDefault.map(({ entry, position, scoreText }) => [entry, position, scoreText])).toEqual(
        points.map(({ entry, position, scoreText }) => [entry, position, scoreText && inTenths(scoreText)]),
      );
    });
  },
);

describe.each(rounds.filter(({ round }) => round.format === 'lead-2-routes'))(
  '$file, route by route',
  ({ round }) => {
    it('has every place on every route, and its mean', () => {
      let places = 0;
      for (const index of (round.routes ?? []).keys()) {
        const climbed = round.competitors.flatMap(({ results }) => {
          const mark = results?.[index];
          const result = mark && isLead(mark) ? leadResult(mark, someTopHold) : null;
          return mark && isLead(mark) && result ? [{ mark, height: heightOf(result) }] : [];
        });
        const ranked = rankItems(climbed, (a, b) => b.height - a.height);
        expect(ranked.map(({ rank }) => rank)).toEqual(climbed.map(({ mark }) => mark.rank));
        const printed = ranked.filter(({ item }) => item.mark.points_rank !== undefined);
        expect(printed.map(({ mean }) => mean)).toEqual(printed.map(({ item }) => item.mark.points_rank));
        places += ranked.length + printed.length;
      }
      expect([places, places]).toEqual(round.check.route_ranks);
      checked.routeRanks += places;
    });
  },
);

describe.each(rounds.filter(({ round }) => round.format === 'combined-product'))(
  '$file',
  ({ file, round }) => {
    const { check, competitors } = round;

    it('has every product of ranks, and every rank', () => {
      const disciplines = competitors.map(({ official, speed_rank }) => [
        official?.boulder_rank ?? 0,
        official?.lead_rank ?? 0,
        speed_rank ?? 0,
      ]);
      const entries = disciplines.map((places, index) =>
        anEntry(
          String(index),
          Object.fromEntries(
            places.map((place, route) => [String(route + 1), sportResult(String(100 - place))]),
          ),
        ),
      );
      const rows = new Map(
        board('IFSC_COMBINED_RANKS', sportRoutes(3), entries).map((row) => [row.entry, row]),
      );
      expect(entries.map(({ uuid }) => [rows.get(uuid)?.score, rows.get(uuid)?.position])).toEqual(
        competitors.map(({ official }) => [Number(official?.score), official?.rank]),
      );
      expect([competitors.length, competitors.length]).toEqual(check.scores);
      expect(check.ranks).toEqual(check.scores);
      checked.files.add(file);
      checked.scores += competitors.length;
      checked.ranks += competitors.length;
    });

    it('has the places in boulder and lead that follow from the results', () => {
      const started = competitors.filter(({ status }) => status === 'ok');
      const boulders = rankItems(
        started.map((competitor) =>
          rankingScore(bouldersOf(competitor).map((mark) => boulderResult(mark) ?? undefined)),
        ),
        compareKeys,
      );
      const leads = rankItems(
        started.map(({ lead }) => leadResult(lead ?? null, someTopHold)),
        (a, b) => (a && b ? heightOf(b) - heightOf(a) || (a.duration ?? 0) - (b.duration ?? 0) : 0),
      );
      const equal = (ours: readonly number[], of: 'boulder_rank' | 'lead_rank') => [
        ours.filter((rank, index) => rank === started[index]?.official?.[of]).length,
        started.length,
      ];
      expect(
        equal(
          boulders.map(({ mean }) => mean),
          'boulder_rank',
        ),
      ).toEqual(check.boulder_ranks);
      expect(
        equal(
          leads.map(({ rank }) => rank),
          'lead_rank',
        ),
      ).toEqual(check.lead_ranks);
    });
  },
);

describe.each(rounds.filter(({ round }) => round.format === 'shared-points'))('$file', ({ file, round }) => {
  const settings = { sharedPoints: true, pointsPerTop: 1000, pointsPerZone: 500, attemptPenalty: 0 };
  const printed = (value: number | null | undefined) => Number((value ?? 0).toFixed(1));

  it.each(round.routes ?? [])('shares the values of route $id', (route) => {
    const climbers = round.competitors.map((climber) => ({
      ...climber,
      top: climber.tops?.includes(route.id) ?? false,
      zone: climber.zones?.includes(route.id) ?? false,
    }));
    const rows = rankBoard({
      system: 'DEFAULT',
      settings: { ...defaultScoringSettings, ...settings },
      routes: [{ uuid: route.id, climbType: 'BOULDER', segmentsCount: 1 }],
      entries: climbers.map(({ id, top, zone }) =>
        anEntry(id, { [route.id]: boulderResult({ zone: zone ? 1 : null, top: top ? 1 : null }) }),
      ),
    });
    const values = (of: typeof climbers) => {
      const ids = new Set(of.map(({ id }) => id));
      return new Set(rows.filter(({ entry }) => ids.has(entry)).map(({ score }) => printed(score)));
    };
    const topped = climbers.filter(({ top }) => top);
    const zoneOnly = climbers.filter(({ top, zone }) => zone && !top);
    expect([topped.length, climbers.filter(({ top, zone }) => zone || top).length]).toEqual([
      route.tops,
      route.zones,
    ]);
    if (topped.length > 0) expect(values(topped)).toEqual(new Set([route.top_points]));
    if (zoneOnly.length > 0) expect(values(zoneOnly)).toEqual(new Set([route.zone_points]));
  });

  it('names as many routes as were checked', () => {
    expect([round.routes?.length, round.routes?.length]).toEqual(round.check.route_points);
    checked.files.add(file);
  });
});

it('has checked everything there is', () => {
  const { files, ...counts } = checked;
  expect(files.size).toBe(72);
  expect(rounds.reduce((sum, { round }) => sum + round.competitors.length, 0)).toBe(2585);
  expect(counts).toEqual({ scores: 2344, ranks: 1561, advanced: 639, boulders: 860, routeRanks: 1989 });
});
