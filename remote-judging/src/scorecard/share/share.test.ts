import { holdLook } from '@topout/domain';
import type { Drawing } from './drawing.ts';
import { layOutPicture, picture } from './lay-out-picture.ts';
import { passOn } from './pass-on.ts';
import { shareText } from './share-text.ts';
import type { SharedCard } from './shared-card.ts';

const route = (mark: string, index: number) => ({
  mark,
  reached: mark === 'T' || mark === 'F' ? 1 : 0.5,
  look: holdLook([index % 2 ? '#3f9b58' : '#d23c34']),
  number: String(index + 1),
  figure: '',
});
const card = (more: Partial<SharedCard> = {}): SharedCard => ({
  competition: {
    uuid: '0198a5c0-0000-7000-8000-000000000001',
    name: 'Tidemill Open',
    headerColour: '#14532d',
  },
  day: '22 Nov 2026',
  venue: 'Tidemill Climbing, Bristol',
  name: 'Camille Moreau',
  category: 'Women',
  position: 4,
  scoreText: '3298 pts',
  counts: ['2 tops', '1 flash', '1 zone'],
  routes: ['F', 'T', 'z', '-', '.'].map(route),
  ...more,
});
/** As wide as letters mostly are. */
const measure = (text: string, size: number) => text.length * size * 0.55;
const textsOf = (drawings: readonly Drawing[]) =>
  drawings.flatMap((drawing) => (drawing.kind === 'text' ? [drawing] : []));
const words = (shown: SharedCard) => textsOf(layOutPicture(shown, measure)).map(({ text }) => text);

it('puts place, name, counts, day and venue on the picture', () => {
  expect(words(card())).toEqual([
    'Tidemill Open',
    '22 Nov 2026',
    '4',
    'th',
    'Camille Moreau',
    'Women · 3298 pts · 2 tops · 1 flash',
    '1',
    '2',
    '3',
    '4',
    '5',
    'Tidemill Climbing, Bristol',
  ]);
});

it.each([
  ['a long name', card({ name: 'Maximiliane-Theodora von Hohenfels-Wittgenstein-Sayn' })],
  ['44 routes', card({ routes: Array.from({ length: 44 }, (_, index) => route('T', index)) })],
  ['no place', card({ position: null })],
  ['no attempt yet', card({ position: null, scoreText: '', counts: [], routes: [] })],
])('stays within the picture with %s', (_what, shown) => {
  for (const drawing of layOutPicture(shown, measure)) {
    if (drawing.kind === 'rect') {
      expect(drawing.x).toBeGreaterThanOrEqual(0);
      expect(drawing.x + drawing.width).toBeLessThanOrEqual(picture.width);
      expect(drawing.y + drawing.height).toBeLessThanOrEqual(picture.height);
    }
    if (drawing.kind === 'text' && drawing.align === 'left')
      expect(drawing.x + measure(drawing.text, drawing.size)).toBeLessThanOrEqual(picture.width);
  }
});

it('writes a day in bars for messengers', () => {
  expect(shareText(card())).toBe('4th · 2 tops ⚡1 ▇▇▃▁·');
  expect(shareText(card({ counts: [] }))).toBe('Camille Moreau · Tidemill Open');
});

describe('passing on', () => {
  const drawn = new File(['png'], 'topout-scorecard.png', { type: 'image/png' });
  const passed = { address: 'https://x.example/c?entry=u', title: 'Scorecard of Ada', text: '4th · 2 tops' };
  const device = (parts: object) => Object.assign(navigator, parts);

  afterEach(() => {
    device({ share: undefined, canShare: undefined });
  });

  it('hands the picture with text and address to the device', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    device({ share, canShare: () => true });
    await expect(passOn({ ...passed, picture: drawn })).resolves.toBe('shared');
    expect(share).toHaveBeenCalledWith({ files: [drawn], text: `${passed.text}\n${passed.address}` });
  });

  it('hands over the link where the device takes no picture', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    device({ share, canShare: () => false });
    await expect(passOn({ ...passed, picture: drawn })).resolves.toBe('shared');
    expect(share).toHaveBeenCalledWith({ title: passed.title, text: passed.text, url: passed.address });
  });

  it('does nothing more where somebody thinks better of it', async () => {
    device({ share: () => Promise.reject(new DOMException('', 'AbortError')) });
    await expect(passOn({ ...passed, picture: null })).resolves.toBe('dismissed');
  });

  it('copies text and address where the device does not share', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await expect(passOn({ ...passed, picture: null })).resolves.toBe('copied');
    expect(writeText).toHaveBeenCalledWith(`${passed.text}\n${passed.address}`);
  });
});
