import { frameSize } from './frame-size.ts';

it.each([
  [1920, 1080, 640, 360],
  [1080, 1920, 360, 640],
  [640, 480, 640, 480],
  [320, 240, 320, 240],
  [4000, 1, 640, 1],
])('searches %i × %i pixels as %i × %i', (width, height, toWidth, toHeight) => {
  expect(frameSize({ width, height })).toEqual({ width: toWidth, height: toHeight });
});
