import { newId } from '../../../platform/ids.ts';
import { at, organisers, type Row, team } from '../rights.ts';

const marks: readonly Row[] = (['ADD', 'ADD_MODIFY'] as const).flatMap(
  (judgeCompetitorPermissions): Row[] => {
    const settings = { judgeCompetitorPermissions };
    const may = judgeCompetitorPermissions === 'ADD_MODIFY' ? team : organisers;
    return [
      {
        what: 'a mark on the marshal’s board',
        settings,
        may,
        call: (on) => [
          'POST',
          at('/marshal/marks')(on),
          { uuid: newId(), entry: on.entry, from: 'OUT', to: 'DONE' },
        ],
      },
      {
        what: 'that somebody did not start',
        settings,
        may,
        call: (on) => [
          'POST',
          at('/marshal/dns')(on),
          { stage: on.stage, dns: true, entries: [{ entry: on.entry, from: 'OUT' }] },
        ],
      },
    ];
  },
);

/** The marshal's board. */
export const marshalRows: readonly Row[] = [
  { what: 'the marshal’s board', may: team, call: (on) => ['GET', at('/marshal')(on)] },
  ...marks,
  {
    what: 'a caution',
    may: ['MASTER', 'STAFF_JUDGE'],
    call: (on) => ['POST', at('/cautions')(on), { uuid: newId(), entry: on.entry, reason: 'Shouted.' }],
  },
  {
    what: 'the end of a caution',
    may: ['MASTER', 'STAFF_JUDGE'],
    prepare: async ({ id, entry, competitor }, { kysely }) => {
      await kysely
        .insertInto('caution')
        .values({ competitionId: id, id, competitorId: competitor, entryId: entry, reason: 'Shouted.' })
        .onConflict((known) => known.doNothing())
        .execute();
      return {};
    },
    call: (on) => ['DELETE', at(`/cautions/${on.id}`)(on)],
  },
  {
    what: 'a disqualification for cautions',
    may: ['MASTER', 'STAFF_JUDGE'],
    prepare: async ({ id, entry, competitor }, { kysely }) => {
      const cautions = [id, entry];
      await kysely
        .insertInto('caution')
        .values(
          cautions.map((one) => ({
            competitionId: id,
            id: one,
            competitorId: competitor,
            entryId: entry,
            reason: 'Shouted.',
          })),
        )
        .onConflict((known) => known.doNothing())
        .execute();
      return {};
    },
    call: (on) => [
      'POST',
      at('/cautions/disqualifications')(on),
      { entry: on.entry, cautions: [on.id, on.entry] },
    ],
  },
  {
    what: 'when isolation opens',
    may: organisers,
    call: (on) => [
      'PUT',
      at('/marshal/isolation')(on),
      { stage: on.stage, opensAt: '2026-11-26T07:00:00.000Z', closesAt: null },
    ],
  },
];
