import { recogniseColumns } from './columns.ts';
import { type EnteredPerson, type ImportGround, judgeImport } from './judge-import.ts';
import { parseTable } from './parse-table.ts';
import { readPerson } from './read-person.ts';

describe('a table', () => {
  it.each([
    [
      'commas',
      'a,b\r\n1,2\r\n',
      ',',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b;c\n1;2,5;3',
      ';',
      [
        ['a', 'b', 'c'],
        ['1', '2,5', '3'],
      ],
    ],
    [
      'tabs, as copied from a spreadsheet',
      'a\tb\n1\t',
      '\t',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['a byte order mark', '\uFEFFa,b', ',', [['a', 'b']]],
    [
      'delimiters, quotes and line breaks inside quotes',
      '"Doe, ""J""";x\n"two\nlines";y',
      ';',
      [
        ['Doe, "J"', 'x'],
        ['two\nlines', 'y'],
      ],
    ],
    ['one column', 'a\nb', '\t', [['a'], ['b']]],
    [
      'a quote that never ends',
      'a,"b\n1,2\n3,4',
      ',',
      [
        ['a', '"b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['nothing', ' \n\n', '\t', []],
  ])('is read with %s', (_what, text, delimiter, cells) => {
    const table = parseTable(text);
    expect(table.delimiter).toBe(delimiter);
    expect(table.lines.map((line) => line.cells)).toEqual(cells);
  });

  it('counts lines as an editor does', () => {
    const { lines } = parseTable('a,b\n\n"1\n2",x\n3,4\n');
    expect(lines.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  it('names the line of a quote that never ends, and reads on below it', () => {
    const { lines } = parseTable('a,b\n"1\n2",x\n" 3,4\n5,6\n');
    expect(lines.map(({ line, unclosed }) => [line, unclosed])).toEqual([
      [1, false],
      [2, false],
      [4, true],
      [5, false],
    ]);
  });

  it('reads what spreadsheets copy without quoting it', () => {
    const { lines } = parseTable('"Speedy" Gonzales\t1\nBob "Bo" Noyce\t2\n');
    expect(lines.map(({ cells }) => cells)).toEqual([
      ['Speedy Gonzales', '1'],
      ['Bob "Bo" Noyce', '2'],
    ]);
  });
});

it.each([
  [
    ['First name', 'LAST NAME', 'Year of birth', 'M/F'],
    ['first_name', 'last_name', 'year_of_birth', 'gender'],
  ],
  [
    ['Prénom', 'Nom', 'Né(e)', 'Catégorie', 'Dossard'],
    ['first_name', 'last_name', null, 'category', 'competitor_number'],
  ],
  [
    ['Startnummer', 'Vorname', 'Nachname', 'Jahrgang', 'E-Mail', 'Verein'],
    ['competitor_number', 'first_name', 'last_name', 'year_of_birth', 'email', null],
  ],
  [
    ['Name', 'Full name', 'Cat.'],
    ['name', null, 'category'],
  ],
])('knows what columns %j hold', (headings, columns) => {
  expect(recogniseColumns(headings)).toEqual(columns);
});

describe('a line', () => {
  const categories = [
    { uuid: 'w', name: 'Women U16' },
    { uuid: 'm', name: 'Männer' },
  ];
  const read = (cells: Record<string, string>, category: string | null = null) => {
    const columns = Object.keys(cells) as Parameters<typeof readPerson>[1]['columns'];
    return readPerson(
      { line: 1, cells: Object.values(cells), unclosed: false },
      {
        columns,
        categories,
        waves: [{ uuid: 'a', name: 'Afternoon' }],
        category,
        handicap: 'factor',
        year: 2026,
      },
    );
  };
  const ada = { first_name: 'Ada', last_name: 'Lovelace', category: 'women  u16' };

  it.each([
    ['a year', { ...ada, year_of_birth: '2011' }, { yearOfBirth: 2011 }],
    ['a date', { ...ada, year_of_birth: '10.12.2011' }, { yearOfBirth: 2011 }],
    ['an ISO date', { ...ada, year_of_birth: '2011-12-10' }, { yearOfBirth: 2011 }],
    ['a gender', { ...ada, gender: 'weiblich' }, { gender: 'FEMALE' }],
    ['a session', { ...ada, session: 'afternoon' }, { wave: 'a' }],
    ['a handicap', { ...ada, handicap: '1.2' }, { handicapPercent: 120, handicapPoints: null }],
    ['a country', { ...ada, nation: ' aut' }, { nation: 'AUT' }],
    ['a number', { ...ada, competitor_number: ' a 12 ' }, { competitorNumber: 'A12' }],
    ['an e-mail', { ...ada, email: 'Ada@Example.org' }, { email: 'ada@example.org' }],
    ['one line of a cell', { ...ada, last_name: 'Love\u001b\u0007\u0085lace\n' }, { lastName: 'Love lace' }],
    ['a category without its accents', { ...ada, category: 'MANNER' }, { category: 'm' }],
    [
      'one column with both names',
      { name: 'Ada King Lovelace', category: 'w' },
      { firstName: 'Ada', lastName: 'King Lovelace' },
    ],
    [
      'a family name in front',
      { name: 'Lovelace, Ada', category: 'w' },
      { firstName: 'Ada', lastName: 'Lovelace' },
    ],
    [
      'a first name and a name',
      { first_name: 'Ada', name: 'Lovelace', category: 'w' },
      { firstName: 'Ada', lastName: 'Lovelace' },
    ],
  ])('tells %s', (_what, cells, expected) => {
    expect(read(cells)).toMatchObject({ ...expected, problems: [] });
  });

  it.each([
    [{ ...ada, first_name: ' ' }, 'First name is missing.'],
    [{ ...ada, last_name: '\u200b\u3164' }, 'Last name is missing.'],
    [{ ...ada, last_name: 'x'.repeat(101) }, 'Last name is too long.'],
    [{ ...ada, year_of_birth: '2030' }, '“2030” is no year of birth.'],
    [{ ...ada, year_of_birth: '11' }, '“11” is no year of birth.'],
    [{ ...ada, gender: 'q' }, '“q” is no gender: write F, M or O.'],
    [{ ...ada, session: 'Night' }, 'There is no session “Night” in this competition.'],
    [{ ...ada, category: 'Open' }, 'There is no category “Open” in this competition.'],
    [{ ...ada, category: '' }, 'No category.'],
    [{ ...ada, competitor_number: '12/€' }, '“12/€” is no number: up to 20 letters A to Z and digits.'],
    [{ ...ada, email: 'ada' }, '“ada” is no e-mail address.'],
  ])('complains about %j', (cells, message) => {
    expect(read(cells).problems.map((problem) => problem.message)).toEqual([message]);
  });

  it.each([
    ['of dots', `a@${'.'.repeat(300_000)}@`],
    ['that no mail server takes', `a@${'b'.repeat(320)}.org`],
  ])('complains about an address %s, and at once', (_what, email) => {
    expect(read({ ...ada, email }).problems).toHaveLength(1);
  });

  it('goes to the category for all where it names none', () => {
    expect(read({ ...ada, category: '' }, 'm')).toMatchObject({ category: 'm', problems: [] });
  });
});

describe('an import', () => {
  const aLine = (line: number, firstName: string, more: object = {}) => ({
    line,
    firstName,
    lastName: 'L',
    yearOfBirth: 2000,
    gender: null,
    category: 'w',
    competitorNumber: null,
    email: null,
    nation: null,
    wave: null,
    handicapPercent: null,
    handicapPoints: null,
    problems: [],
    ...more,
  });
  const aGround = (more: Partial<ImportGround> = {}): ImportGround => ({
    entered: [],
    places: new Map(),
    placesInAll: null,
    firstNumber: null,
    others: new Set(),
    ...more,
  });
  const someone = (firstName: string, more: Partial<EnteredPerson> = {}): EnteredPerson => ({
    firstName,
    lastName: 'L',
    yearOfBirth: 2000,
    competitorNumber: null,
    email: null,
    ...more,
  });
  const statuses = (lines: ReturnType<typeof judgeImport>) => lines.map(({ status }) => status).join(' ');

  it('enters nobody twice', () => {
    const ground = aGround({ entered: [someone('Ädä'), someone('Bea', { yearOfBirth: null })] });
    const lines = [
      aLine(2, 'ada'),
      aLine(3, 'Bea'),
      aLine(4, 'Cem'),
      aLine(5, 'cem'),
      aLine(6, 'Cem', { yearOfBirth: 1999 }),
    ];
    expect(statuses(judgeImport(lines, ground))).toBe('entered entered new duplicate new');
  });

  it('enters another person of the same name where the organiser says so', () => {
    const ground = aGround({ entered: [someone('Ada', { yearOfBirth: null })], others: new Set([2, 4]) });
    const lines = [aLine(2, 'Ada'), aLine(3, 'Bea'), aLine(4, 'Bea'), aLine(5, 'Bea')];
    expect(statuses(judgeImport(lines, ground))).toBe('new new new duplicate');
  });

  it('shows whose number and whose e-mail somebody has', () => {
    const ground = aGround({ entered: [someone('Bea', { competitorNumber: '7' })] });
    const lines = judgeImport(
      [
        aLine(2, 'Ada', { competitorNumber: '7' }),
        aLine(3, 'Cem', { competitorNumber: '8', email: 'a@b.c' }),
        aLine(4, 'Dan', { competitorNumber: '8', email: 'a@b.c' }),
        aLine(5, 'Eve', { email: 'a@b.c' }),
      ],
      ground,
    );
    expect(statuses(lines)).toBe('error new error new');
    expect(lines.flatMap(({ problems }) => problems.map(({ message }) => message))).toEqual([
      'Number 7 belongs to Bea L.',
      'Number 8 belongs to line 3.',
    ]);
    expect(lines[3]?.notes).toEqual(['The same e-mail as line 3.']);
  });

  it('gives places to those who come first, the others wait', () => {
    const lines = ['Ada', 'Bea', 'Cem', 'Dan'].map((name, index) =>
      aLine(index + 2, name, { category: index === 2 ? 'm' : 'w' }),
    );
    expect(
      statuses(
        judgeImport(
          lines,
          aGround({
            places: new Map([
              ['w', 1],
              ['m', null],
            ]),
          }),
        ),
      ),
    ).toBe('new waiting new waiting');
    expect(statuses(judgeImport(lines, aGround({ placesInAll: 3 })))).toBe('new new new waiting');
    expect(statuses(judgeImport(lines, aGround({ places: new Map([['w', -1]]) })))).toBe(
      'waiting waiting new waiting',
    );
  });

  it('gives numbers to those who have none, around those that are taken', () => {
    const ground = aGround({ firstNumber: 100, entered: [someone('Bea', { competitorNumber: '101' })] });
    const lines = [
      aLine(2, 'Ada'),
      aLine(3, 'Bea'),
      aLine(4, 'Cem', { competitorNumber: '102' }),
      aLine(5, 'Dan'),
    ];
    expect(judgeImport(lines, ground).map(({ competitorNumber }) => competitorNumber)).toEqual([
      '100',
      null,
      '102',
      '103',
    ]);
  });
});
