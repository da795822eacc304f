import { act, renderWithApp, screen, waitFor } from '@topout/testing';
import { useState } from 'react';
import { BoardTable } from './board-table.tsx';
import { aBoard, aRow, open } from './testing.ts';

// jsdom lays nothing out and animates nothing: rows are 60 px high, and what would move is written down.
const moved: string[] = [];

beforeEach(() => {
  moved.length = 0;
  Object.defineProperties(HTMLTableRowElement.prototype, {
    offsetTop: {
      configurable: true,
      get(this: HTMLTableRowElement) {
        return this.sectionRowIndex * 60;
      },
    },
    animate: {
      configurable: true,
      value(this: HTMLElement, [from]: Keyframe[]) {
        moved.push(`${this.querySelector('button')?.textContent} ${String(from?.['transform'])}`);
      },
    },
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
});

interface ShowProps {
  readonly places: readonly (number | null)[];
  /** Who comes in which order in the second version of the board; at first it is 1, 2, 3 … */
  readonly then?: readonly number[];
  /** Places that everybody won of late. */
  readonly moved?: number;
}

/** While the results are this young, the board says who has moved. */
const changedAt = new Date().toISOString();

function Show({ places, then = [], moved: won }: ShowProps) {
  const [version, setVersion] = useState(1);
  const order = version === 1 ? places.map((_, index) => index + 1) : then;
  const rows = order.map((n, index) =>
    aRow(n, { position: places[index] ?? null, ...(won && { moved: won }) }),
  );
  const board = aBoard(open, rows, { version, changedAt });
  const ignore = () => undefined;
  return (
    <>
      <button onClick={() => setVersion(2)}>Next version</button>
      <BoardTable
        label="Open"
        board={board}
        rows={board.rows}
        running
        selected={null}
        onOpen={ignore}
        details={ignore}
      />
    </>
  );
}

it('lets competitors slide to where a new version puts them', async () => {
  const { user } = renderWithApp(<Show places={[1, 2, 3]} then={[3, 1, 2]} />);
  await user.click(screen.getByRole('button', { name: 'Next version' }));
  expect(moved).toEqual([
    'First3 Last3 translateY(120px)',
    'First1 Last1 translateY(-60px)',
    'First2 Last2 translateY(-60px)',
  ]);
});

it('says which places are shared', () => {
  renderWithApp(<Show places={[1, 2, 2, 4, null, null]} />);
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? '');
  expect(names.map((name) => name.includes('tied'))).toEqual([false, true, true, false, false, false]);
});

it('names the link of a place by what stands in it, also where somebody moved', () => {
  renderWithApp(<Show places={[1, 2, 2]} moved={6} />);
  const names = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-label')]);
  expect(names).toEqual([
    ['1', '1, up 6: why is First1 Last1 1st?'],
    ['=2', '2, tied, up 6: why is First2 Last2 2nd?'],
    ['=2', '2, tied, up 6: why is First3 Last3 2nd?'],
  ]);
});

it('shows all rows of a long board', () => {
  renderWithApp(<Show places={Array.from({ length: 120 }, (_, index) => index + 1)} />);
  expect(screen.getAllByRole('row')).toHaveLength(121);
});

it('is complete on paper, however long it is', async () => {
  renderWithApp(<Show places={Array.from({ length: 200 }, (_, index) => index + 1)} />);
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(201));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('row')).toHaveLength(201);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getAllByRole('row').length).toBeLessThan(201);
});

it('says who restarted, and whom somebody climbs for', async () => {
  const rows = [aRow(1, { restarted: true }), aRow(2, { nation: 'AUT' })];
  renderWithApp(
    <BoardTable
      label="Open"
      board={aBoard(open, rows, { scoringSystem: 'IFSC_LEAD' })}
      rows={rows}
      running={false}
      selected={null}
      onOpen={() => undefined}
      details={() => null}
    />,
  );
  expect(await screen.findByRole('row', { name: /First1 Last1.*Restarted/ })).toBeInTheDocument();
  expect(screen.getAllByText('Restarted')).toHaveLength(1);
  expect(screen.getByRole('row', { name: /First2 Last2.*Country AUT/ })).toBeInTheDocument();
  expect(screen.getAllByText(/Country/)).toHaveLength(1);
});
