import { snakeNames } from '@topout/contract/names';
import { BoardElement } from './board-element.ts';

customElements.define('topout-board', BoardElement);

const row = (entry: string, firstName: string, more: object = {}) => ({
  entry,
  position: 1,
  score: 250,
  scoreText: '250 pts',
  scoreTuple: null,
  status: 'ENTERED',
  competitorNumber: null,
  attemptsCount: 1,
  marks: 'FTz',
  user: { uuid: entry, firstName, lastName: 'Rock', pictureUrl: null },
  ...more,
});
const board = {
  competition: { uuid: 'c1', name: 'Gym Cup' },
  category: { uuid: 'a', name: 'Women' },
  scoringSystem: 'DEFAULT',
  open: true,
  changedAt: '2026-01-01T10:00:00Z',
  total: 12,
  rows: [row('1', 'Ada'), row('2', '<b>Bo</b>', { position: 2, status: 'DNS' })],
};

const fetched = jest.fn<Promise<Response>, [URL]>();
const answer = (status: number, body: unknown = {}) => {
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
};
beforeEach(() => {
  fetched.mockReset();
  window.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => document.body.replaceChildren());

async function shown(attributes = 'competition="c1" category="a" rows="2"'): Promise<ShadowRoot> {
  document.body.innerHTML = `<topout-board ${attributes}></topout-board>`;
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  const root = document.querySelector('topout-board')?.shadowRoot;
  if (!root) throw new Error('no board');
  return root;
}

const cells = (root: ShadowRoot) =>
  [...root.querySelectorAll('tr')].map((line) => [...line.children].map((cell) => cell.textContent));

it('shows the rows in a table with the columns of the system, and texts as texts', async () => {
  answer(200, snakeNames(board));
  const root = await shown();
  expect(cells(root)).toEqual([
    ['Place#', 'Name', 'Tops', 'Points'],
    ['1', 'Ada Rock', '2', '250'],
    ['2', '<b>Bo</b> Rock', 'DNS'],
  ]);
  expect(root.querySelector('caption')?.textContent).toBe('WomenGym Cup · First 2 of 12');
  expect(root.querySelector('a')?.getAttribute('href')).toMatch(/\/c1\/entries$/);
  expect(root.querySelector('.state')?.textContent).toBe('Live');
  const [[url] = []] = fetched.mock.calls;
  expect(url?.search).toBe('?category=a&rows=2');
  // Not for every attribute.
  expect(fetched).toHaveBeenCalledTimes(1);
});

it.each([
  ['1000', '100'],
  ['0', '10'],
  ['-3', '10'],
  ['many', '10'],
  ['2.5', '2'],
])('takes rows="%s" for %s', async (said, rows) => {
  answer(200, snakeNames(board));
  await shown(`competition="c1" rows="${said}"`);
  expect(fetched.mock.calls[0]?.[0].searchParams.get('rows')).toBe(rows);
});

it('asks once for what is wrong, until an attribute changes', async () => {
  jest.useFakeTimers();
  try {
    answer(400);
    document.body.innerHTML = '<topout-board competition="none"></topout-board>';
    await jest.advanceTimersByTimeAsync(600_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    document.querySelector('topout-board')?.setAttribute('competition', 'c1');
    await jest.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledTimes(2);
  } finally {
    jest.useRealTimers();
  }
});

it.each([
  [403, true, 'The results of this competition are not public yet.'],
  [404, false, 'This board does not exist any more.'],
  [400, false, 'There is no such board. Check the attributes of <topout-board>.'],
  [503, true, 'The board cannot be reached right now. It appears as soon as it can be.'],
])(
  'says in a sentence why there is no board, and leads only to one that there is: %i',
  async (status, leads, sentence) => {
    answer(status);
    const root = await shown();
    expect(root.querySelector('[part=message]')?.textContent).toBe(sentence);
    expect(root.querySelector('footer')?.hidden).toBe(!leads);
  },
);

it('says what is missing where no competition is named', async () => {
  expect((await shown('')).querySelector('[part=message]')?.textContent).toMatch(/^Say which competition/);
  expect(fetched).not.toHaveBeenCalled();
});

it('keeps the last board on a lost line, and says that it is not live', async () => {
  answer(200, snakeNames(board));
  const root = await shown();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(root.querySelector('table')).not.toBeNull();
  expect(root.querySelector('.state')?.textContent).toBe('Not live');
});
