import { render, screen } from '@testing-library/react';
import { barLines, Cover, HeightTile, Hold, HoldSkyline, PencilTile, Skyline, Tile } from '../marks.ts';

const paths = () => [...document.querySelectorAll('path')];

it('draws a whole day with three paths, and says it in words', () => {
  render(<Skyline marks="FTzZy-.FT-" label="4 tops, 2 flashes, 3 zones of 10" />);
  expect(screen.getByRole('img', { name: '4 tops, 2 flashes, 3 zones of 10' })).toBeVisible();
  expect(paths()).toHaveLength(3);
});

it('counts more routes than can be told apart in words', () => {
  render(<Skyline marks={'T'.repeat(45)} label="45 tops" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('45 tops')).toBeVisible();
});

it('writes the attempt on a tile, and a bolt in place of a first one that topped', () => {
  const { rerender } = render(
    <Tile mark="T" label="Top, 3rd">
      {3}
    </Tile>,
  );
  expect(screen.getByRole('img', { name: 'Top, 3rd' })).toHaveTextContent('3');
  rerender(
    <Tile mark="F" label="Flash">
      {1}
    </Tile>,
  );
  expect(screen.getByRole('img', { name: 'Flash' })).toHaveTextContent('');
  rerender(
    <Tile mark="F" label="Flash">
      T
    </Tile>,
  );
  expect(screen.getByRole('img', { name: 'Flash' })).toHaveTextContent('T');
});

it('leaves a tile without a name to the text beside it', () => {
  render(<Tile mark="." />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it.each([
  [7, '7'],
  ['123', '123'],
  ['3/2/1', ''],
  [undefined, ''],
])('writes %s on a hold as "%s"', (number, text) => {
  render(<Hold look={{ shape: 'octagon', colors: ['#d23c34'], text: 'white' }} number={number} />);
  expect(document.querySelector('svg')).toHaveTextContent(text);
});

it('draws a hold of two colours with both', () => {
  render(<Hold look={{ shape: 'shield', colors: ['#e86aa6', '#ffffff'], text: 'ink' }} number={3} />);
  expect([...document.querySelectorAll('stop')].map((stop) => stop.getAttribute('stop-color'))).toEqual([
    '#e86aa6',
    '#e86aa6',
    '#ffffff',
    '#ffffff',
  ]);
});

it.each([
  [1, 1, 16],
  [15, 1, 318.4],
  [17, 1, 319.06],
  [20, 1, 319.8],
  [24, 2, 253.6],
  [40, 2, 319.8],
  [44, 3, 318.4],
])('sets %s bars in %s lines, none wider than a phone', (count, lines, width) => {
  const set = barLines(count);
  expect(set).toMatchObject({ lines, width: expect.closeTo(width, 1) });
  expect(set.perLine * set.lines).toBeGreaterThanOrEqual(count);
});

const plain = { colors: ['#3f9b58'], text: 'ink' } as const;
const mixed = { colors: ['#2f6fc4', '#ef7f2a'], text: 'rimmed' } as const;

it('draws a day in the colours of the holds: bars, a bolt, a stroke, a point, and numbers', () => {
  const bars = 'FTz-.'.split('').map((mark, index) => ({ mark, look: plain, number: String(index + 1) }));
  render(<HoldSkyline bars={bars} label="2 tops, 1 flash, 1 zone of 5" />);
  const day = screen.getByRole('img', { name: '2 tops, 1 flash, 1 zone of 5' });
  expect(day).toHaveTextContent('12345');
  const heights = [...day.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  expect(heights).toEqual([63, 63, 31]);
  expect(paths().map((path) => path.getAttribute('class'))).toEqual(['bolt', 'triedBar']);
  expect(day.querySelectorAll('circle')).toHaveLength(1);
});

it('writes no names below bars, and both colours one under the other', () => {
  render(<HoldSkyline bars={[{ mark: 'T', look: mixed, number: 'Roof' }]} label="1 top of 1" />);
  expect(screen.getByRole('img')).toHaveTextContent('');
  expect(document.querySelectorAll('stop')).toHaveLength(4);
  expect(document.querySelector('linearGradient')).toHaveAttribute('x2', '0');
});

it('fills a sport route as far as it was climbed', () => {
  const heightOfFill = () => document.querySelector('[clip-path]')?.getAttribute('height') ?? null;
  const { rerender } = render(<HeightTile reached={0.5} look={plain} />);
  expect(heightOfFill()).toBe('41');
  rerender(<HeightTile reached={1} look={plain} />);
  expect(heightOfFill()).toBe('82');
  rerender(<HeightTile reached={0} look={plain} />);
  expect(heightOfFill()).toBeNull();
  expect(document.querySelector('.tried')).toBeInTheDocument();
});

it('gives what is written on several colours a rim, and what is long less size', () => {
  render(
    <Tile mark="T" look={mixed} label="Top">
      +12
    </Tile>,
  );
  const text = document.querySelector('text');
  expect(text).toHaveClass('rim');
  expect(text).toHaveAttribute('font-size', '10');
});

it('marks on paper how high the zones are', () => {
  render(<PencilTile levels={[0.5]} />);
  expect(paths().map((path) => path.getAttribute('d'))).toEqual(['M1 14.5h4.5M19.5 14.5h4.5']);
});

it('paints the wall of a competition, the same each time, as decoration', () => {
  const wall = () => (
    <Cover
      seed="0198a5c0"
      look={{ background: '#14532d', facets: 'dark' }}
      width={100}
      height={50}
      cell={40}
    />
  );
  const { container } = render(wall());
  const first = container.innerHTML;
  expect(container.querySelector('rect')).toHaveAttribute('fill', '#14532d');
  expect(paths().every((path) => path.getAttribute('fill') === '#000')).toBe(true);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(render(wall()).container.innerHTML).toBe(first);
});
