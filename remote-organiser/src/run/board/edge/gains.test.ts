import { aBoard, aRow, open } from '../testing.ts';
import { gainsOf } from './gains.ts';

const points = (n: number, score: number) => aRow(n, { score, scoreText: `${score} pts` });
const texts = (...asked: Parameters<typeof gainsOf>) => gainsOf(...asked).map(([, text]) => text);

it('says what came in since the version before, and of whom', () => {
  const before = aBoard(open, [points(1, 500), points(2, 250), points(3, 100)]);
  const after = aBoard(open, [points(2, 500), points(1, 500), points(3, 90), points(4, 10)]);
  expect(gainsOf(before, after)).toEqual([
    [points(2, 0).entry, '+250 now'],
    [points(3, 0).entry, '−10 now'],
  ]);
});

it('counts a first result in full', () => {
  const before = aBoard(open, [aRow(1, { score: null, scoreText: '' })]);
  expect(texts(before, aBoard(open, [points(1, 230)]))).toEqual(['+230 now']);
});

it('names no points where scores have none, and nothing where there was no board before', () => {
  const [before, after] = ['30', 'TOP'].map((scoreText) => aBoard(open, [aRow(1, { scoreText })]));
  expect(after && texts(before, after)).toEqual(['now']);
  expect(after && texts(undefined, after)).toEqual([]);
});
