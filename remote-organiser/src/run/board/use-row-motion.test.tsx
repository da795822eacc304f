import { render } from '@topout/testing';
import { useRef } from 'react';
import { useRowMotion } from './use-row-motion.ts';

function Body({ order, version }: { readonly order: string[]; readonly version: number }) {
  const body = useRef<HTMLTableSectionElement>(null);
  useRowMotion(body, version);
  return (
    <table>
      <tbody ref={body}>
        {order.map((entry) => (
          <tr key={entry} data-entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

// jsdom lays nothing out and animates nothing: rows are 60 px high, and what would move is written down.
const moved: (string | undefined)[] = [];
const still = { matches: false };

beforeEach(() => {
  moved.length = 0;
  still.matches = false;
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
        moved.push(`${this.dataset['entry']} ${String(from?.['transform'])}`);
      },
    },
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => still });
});

it('slides the rows that stand elsewhere in a new version', () => {
  const { rerender } = render(<Body order={['a', 'b', 'c']} version={1} />);
  rerender(<Body order={['b', 'a', 'c']} version={2} />);
  expect(moved).toEqual(['b translateY(60px)', 'a translateY(-60px)']);
});

it('leaves alone what was filtered or sorted within one version', () => {
  const { rerender } = render(<Body order={['a', 'b', 'c']} version={1} />);
  rerender(<Body order={['c']} version={1} />);
  expect(moved).toEqual([]);
});

it('moves nothing for those who want stillness', () => {
  still.matches = true;
  const { rerender } = render(<Body order={['a', 'b']} version={1} />);
  rerender(<Body order={['b', 'a']} version={2} />);
  expect(moved).toEqual([]);
});
