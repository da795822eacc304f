import { elementCode, type Embed, frameCode } from './embed-code.ts';

const embed: Embed = {
  host: 'https://topout.example',
  competition: 'c1',
  category: 'a1',
  rows: 5,
  theme: '',
};

it('names the script and the board', () => {
  expect(elementCode(embed)).toBe(
    '<script src="https://topout.example/embed.js" async></script>\n' +
      '<topout-board competition="c1" category="a1" rows="5"></topout-board>',
  );
  expect(elementCode({ ...embed, theme: 'dark' })).toContain('rows="5" theme="dark">');
});

it('lets no name end the attribute that it stands in', () => {
  expect(frameCode(embed, 'Cup "<b>" & Co')).toBe(
    '<iframe src="https://topout.example/embed/board/c1?category=a1&amp;rows=5" title="Cup &quot;&lt;b>&quot; &amp; Co" ' +
      'width="100%" height="360" style="border:0" loading="lazy"></iframe>',
  );
});
