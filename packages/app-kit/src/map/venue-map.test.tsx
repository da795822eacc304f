import { act, fireEvent, render, screen, within } from '@topout/testing';
import type { Pin } from './map-pin.tsx';
import { VenueMap, type VenueMapProps } from './venue-map.tsx';

const map = { uuid: 'm', name: 'Main hall', width: 1000, height: 500, url: '/api/maps/m.svg' };
const pin = (id: string, x: number, y: number, more: Partial<Pin> = {}): Pin => ({
  id,
  x,
  y,
  label: id,
  name: `Route ${id}`,
  colors: ['red'],
  square: false,
  ...more,
});
const three = [pin('1', 400, 200), pin('2', 600, 200), pin('3', 600, 300)];

const show = (props: Partial<VenueMapProps> = {}) => render(<VenueMap map={map} pins={three} {...props} />);
const routeButton = (id: string) => screen.getByRole('button', { name: `Route ${id}` });
const worldWidth = () => routeButton('1').parentElement?.style.width;
/** As wide on screen as in its own units. */
const laidOut = () => jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(map.width);

const wait = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows the drawing and its routes where they are', () => {
  show();
  const figure = screen.getByRole('figure', { name: 'Map: Main hall' });
  expect(figure.querySelector('img')).toHaveAttribute('src', map.url);
  expect(within(figure).getByRole('button', { name: 'Route 2' })).toHaveStyle({ left: '60%', top: '40%' });
});

it('shows the whole for a second, then what matters, as close as allowed', () => {
  laidOut();
  show({ padding: 30 });
  wait(999);
  expect(worldWidth()).toBe('100%');
  wait(1);
  // Three times its own size at most; 100 + 60 units of 500 high are 3.125, less half a pin on each side.
  expect(Number.parseFloat(worldWidth() ?? '')).toBeCloseTo(282.0, 0);
});

it('zooms to the pins in focus, and no closer than its own size in numbering', () => {
  laidOut();
  show({ maxZoom: 1, padding: 5, focus: ({ id }) => id === '1' });
  wait(1_000);
  expect(worldWidth()).toBe('100%');
});

it('leaves the view to the person who chose one', () => {
  laidOut();
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  wait(1_000);
  expect(worldWidth()).toBe('150%');
  fireEvent.keyDown(routeButton('1'), { key: '0' });
  expect(worldWidth()).toBe('100%');
});

it('is one stop on the way through the page; arrow keys lead from pin to pin', () => {
  const onPin = jest.fn();
  show({ onPin });
  const stops = () => screen.getAllByRole('button', { name: /^Route/ }).map(({ tabIndex }) => tabIndex);
  expect(stops()).toEqual([0, -1, -1]);
  act(() => routeButton('1').focus());
  fireEvent.keyDown(routeButton('1'), { key: 'ArrowRight' });
  expect(routeButton('2')).toHaveFocus();
  fireEvent.keyDown(routeButton('2'), { key: 'ArrowDown' });
  expect(routeButton('3')).toHaveFocus();
  expect(stops()).toEqual([-1, -1, 0]);
  fireEvent.click(routeButton('3'));
  expect(onPin).toHaveBeenCalledWith('3');
});

it('lets a place be chosen by keys', () => {
  const [onMove, onPut] = [jest.fn(), jest.fn()];
  const { rerender } = show({ target: { of: 'x', at: { x: 500, y: 250 }, onMove, onPut } });
  const crosshair = screen.getByRole('button', {
    name: 'Position 500 across, 250 down. Arrow keys move it, Enter puts it here.',
  });
  expect(crosshair).toHaveFocus();
  fireEvent.keyDown(crosshair, { key: 'ArrowRight' });
  fireEvent.keyDown(crosshair, { key: 'ArrowUp', shiftKey: true });
  expect(onMove.mock.calls).toEqual([[{ x: 505, y: 250 }], [{ x: 500, y: 200 }]]);
  fireEvent.click(crosshair, { detail: 0 });
  expect(onPut).toHaveBeenCalledWith({ x: 500, y: 250 });
  rerender(<VenueMap map={map} pins={three} />);
  expect(routeButton('1')).toHaveFocus();
});
