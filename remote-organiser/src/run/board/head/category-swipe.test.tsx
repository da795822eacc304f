import { fireEvent, render } from '@topout/testing';
import CategorySwipe from './category-swipe.tsx';

const swiped = () => {
  const area = { current: document.createElement('div') };
  const onChoose = jest.fn();
  render(<CategorySwipe area={area} categories={['a', 'b']} shown="a" onChoose={onChoose} />);
  const at = (clientX: number) => [{ clientX, clientY: 300 }];
  fireEvent.touchStart(area.current, { touches: at(300) });
  fireEvent.touchEnd(area.current, { changedTouches: at(100) });
  return onChoose;
};

const magnify = (scale: number) =>
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: { scale } });

afterEach(() => magnify(1));

it('leads on to the next category', () => {
  expect(swiped()).toHaveBeenCalledWith('b');
});

it('lets a finger move over a magnified page', () => {
  magnify(2);
  expect(swiped()).not.toHaveBeenCalled();
});
