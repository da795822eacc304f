import { fillPage } from './page.ts';

const template = '<head><!--topout:head--></head>';
const organiser = {
  paths: ['/:competition/entries/*'],
  preload: ['/remotes/organiser/assets/remote.1.js'],
  screens: {
    '/:competition/entries/*': ['/remotes/organiser/assets/board.2.js', 'https://cdn.example/board.3.css'],
  },
};
const remotes = { list: [organiser], text: '[{"name":"</script>"}]' };
const competition = '0198a5c0-0000-7000-8000-000000000001';

it('names what the screen of the path will load, before anything runs', () => {
  const { html, found, pattern } = fillPage(template, `/${competition}/entries`, remotes, '{}');
  expect({ found, pattern }).toEqual({ found: true, pattern: '/:competition/entries/*' });
  expect(html).toContain('<link rel="preload" as="script" href="/remotes/organiser/assets/remote.1.js">');
  expect(html).toContain('<link rel="preload" as="script" href="/remotes/organiser/assets/board.2.js">');
  expect(html).toContain(
    '<link rel="preload" as="style" href="https://cdn.example/board.3.css" crossorigin>',
  );
});

it('keeps data from ending its script element', () => {
  const { html } = fillPage(template, '/', remotes, '{"support_email":"<b>$&"}');
  expect(html).not.toContain('</script>"');
  expect(html).toContain('{"support_email":"\\u003cb>$&"}');
});

it('knows a path that nobody owns', () => {
  expect(fillPage(template, '/nowhere', remotes, '{}')).toMatchObject({ found: false });
});
