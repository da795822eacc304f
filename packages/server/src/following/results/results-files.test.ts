import type { Results } from '@topout/contract';
import readSheets from 'read-excel-file/node';
import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { aCommand, aTop, aTry, aZone, send } from '../../judging/testing.ts';
import { aProfile, testApi } from '../../testing.ts';
import { unzip } from './testing/unzip.ts';

const api = testApi();

/** What a spreadsheet takes for a formula, a link or the next cell; and what it must not spoil. */
const awkward = [
  '=1+1',
  '+49',
  '-2',
  '@SUM(A1)',
  '\tTab',
  '＝1+1',
  'Quote "Q", comma',
  '007',
  '1e5',
  'Zoë 😀 Łuk',
  '<b>&amp;</b>',
];

async function climbed(): Promise<TestCompetition> {
  const competition = await aCompetition(api.db, { scoringSystem: 'IFSC_RANKING' });
  const competitors: string[] = [];
  for (const [index, firstName] of awkward.entries()) {
    const profileId = await aProfile(api.db, { firstName, lastName: `Nr ${index}` });
    await anEntry(api.db, competition, { profileId, competitorNumber: `-${index}` });
    competitors.push(profileId);
  }
  const [first, second, lead] = competition.routes;
  // Of the last nothing is known.
  const commands = competitors.slice(0, -1).flatMap((competitor, index) =>
    (
      [
        [first, [...Array<typeof aTry>(index).fill(aTry), aTop]],
        [second, [aZone, aTry]],
        [lead, [{ ...aTry, segmentsCount: 10 + index, usedLastHold: index % 2 === 1 }]],
      ] as const
    ).map(([route, attempts]) => aCommand({ route, competitor, attempts: [...attempts] })),
  );
  await send(api, competition.id, competition.master, ...commands);
  return competition;
}

const safe = (text: string) => (/^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text);

/** A row as it has to stand in a table, from the JSON. */
function expectedRow(routes: readonly { uuid: string; climbType: string }[], row: Row) {
  const marks = routes.flatMap(({ uuid, climbType }) => {
    const mark = row.routes.find(({ route }) => route === uuid);
    if (!mark) return [null, null];
    const hold = `${mark.hold}${mark.plus ? '+' : ''}`;
    const boulder = [mark.top && `T${mark.top}`, mark.zone1 && `Z${mark.zone1}`].filter(Boolean).join(' ');
    return [climbType === 'SPORT' ? hold : boulder || '–', mark.attempts.join(' ')];
  });
  return [
    row.position,
    row.competitorNumber && safe(row.competitorNumber),
    safe(row.user.firstName),
    safe(row.user.lastName),
    null,
    null,
    row.scoreText || null,
    ...(row.scoreTuple ?? [null, null, null, null]).map((value) => value && Math.abs(value)),
    ...marks,
  ];
}
type Row = Results['stages'][number]['categories'][number]['rows'][number];

it('writes into the spreadsheet what the JSON says, cell by cell, and nothing that runs', async () => {
  const { id, master } = await climbed();
  const address = `/competitions/${id}/results`;
  const results = (await api.call('GET', `${address}.json`, { as: master })).json<Results>();
  const file = (await api.call('GET', `${address}.xlsx`, { as: master })).rawPayload;

  // Read back by another library than the one that wrote it.
  const sheets = await readSheets(file);
  for (const { name, routes, rows } of results.stages[0]?.categories ?? []) {
    const [title, , head, ...cells] = sheets.find(({ sheet }) => sheet === name)?.data ?? [];
    expect(title?.[0]).toBe(`Test Open: ${name}, Qualification`);
    expect(head?.slice(0, 4)).toEqual(['Place', 'Number', 'First name', 'Last name']);
    expect(cells).toEqual(rows.map((row) => expectedRow(routes, row)));
  }
  const entries = sheets.find(({ sheet }) => sheet === 'Entries')?.data ?? [];
  expect(new Set(entries.slice(1).map((row) => row[1]))).toEqual(new Set(awkward.map(safe)));

  // And without any: places are numbers, names are text, and no cell holds a formula.
  const parts = unzip(file);
  const worksheets = [...parts]
    .filter(([part]) => /^xl\/worksheets\/[^/]+\.xml$/.test(part))
    .map(([, xml]) => xml);
  expect(worksheets.length).toBe(sheets.length);
  expect(worksheets.join('')).not.toMatch(/<f[ >/]/);
  expect(worksheets[0]).toMatch(/<c r="A4"(?! t="s")[^>]*><v>1<\/v>/);
  expect([...parts.keys()]).toEqual(expect.arrayContaining(['[Content_Types].xml', 'xl/workbook.xml']));
  expect([...parts.values()].join('')).not.toContain('<b>&amp;</b>');
});

it.each([
  ['History', 'History (2)'],
  ["''Women''", 'Women'],
  [`${'x'.repeat(29)} 'Women'`, 'x'.repeat(29)],
  ['[W]*:?/\\', 'W'],
  ["'", 'Sheet'],
])('writes a category called %s on a sheet that Excel opens', async (name, sheet) => {
  const { id, master: as, categories } = await aCompetition(api.db);
  await api.call('PATCH', `/competitions/${id}/categories/${categories[0]}`, { as, body: { name } });
  const file = await api.call('GET', `/competitions/${id}/results.xlsx`, { as });
  expect((await readSheets(file.rawPayload)).map((one) => one.sheet)).toContain(sheet);
});

it.each([
  ['DEFAULT', 249],
  ['IFSC_BOULDER_2025', 24.9],
] as const)('writes scores of %s as numbers, which can be added', async (scoringSystem, score) => {
  const competition = await aCompetition(api.db, { scoringSystem });
  const { profile } = await anEntry(api.db, competition);
  const { id, master: as, routes } = competition;
  await send(api, id, as, aCommand({ route: routes[0], competitor: profile, attempts: [aTry, aTop] }));
  const file = await api.call('GET', `/competitions/${id}/results.xlsx`, { as });
  const [women] = await readSheets(file.rawPayload);
  expect([women?.data[2]?.[6], women?.data[3]?.[6]]).toEqual(['Score', score]);
});

it('writes the same into CSV', async () => {
  const { id, master } = await climbed();
  const address = `/competitions/${id}/results`;
  const results = (await api.call('GET', `${address}.json`, { as: master })).json<Results>();
  const csv = (await api.call('GET', `${address}.csv`, { as: master })).body;
  const [women] = results.stages[0]?.categories ?? [];
  const quoted = (cell: string | number | null | undefined) =>
    /[",\r\n]/.test(String(cell ?? '')) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell ?? '');
  for (const row of women?.rows ?? []) {
    const cells = ['Qualification', 'Women', ...expectedRow(women?.routes ?? [], row)];
    // Once.
    expect(csv.split(`\r\n${cells.map(quoted).join(',')}\r\n`)).toHaveLength(2);
  }
});
