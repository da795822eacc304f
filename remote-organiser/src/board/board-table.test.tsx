import { camelise, type Leaderboard } from '@topout/api-client';
import { render, screen } from '@topout/testing';
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

function table(order: readonly number[], version: number) {
  const rows = order.map((n, index) => aRow(n, { position: index + 1 }));
  const board = camelise(aBoard(open, rows, { version })) as Leaderboard;
  const ignore = () => undefined;
  return (
    <BoardTable
      label="Open"
      board={board}
      rows={board.rows}
      selected={null}
      competition="c"
      extras={null}
      onOpen={ignore}
      details={ignore}
    />
  );
}

it('lets competitors slide to where a new version puts them', () => {
  const { rerender } = render(table([1, 2, 3], 1));
  rerender(table([3, 1, 2], 2));
  expect(moved).toEqual([
    'First3 Last3 translateY(120px)',
    'First1 Last1 translateY(-60px)',
    'First2 Last2 translateY(-60px)',
  ]);
});

it('shows all rows of a long board', () => {
  render(
    table(
      Array.from({ length: 120 }, (_, n) => n + 1),
      1,
    ),
  );
  expect(screen.getAllByRole('row')).toHaveLength(121);
});
