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

const owner = { owner: organiser, pattern: '/:competition/entries/*' };

it('names what the screen of the path will load, before anything runs', () => {
  const html = fillPage(template, owner, remotes, { config: {}, data: {} });
  expect(html).toContain('<link rel="preload" as="script" href="/remotes/organiser/assets/remote.1.js">');
  expect(html).toContain('<link rel="preload" as="script" href="/remotes/organiser/assets/board.2.js">');
  expect(html).toContain(
    '<link rel="preload" as="style" href="https://cdn.example/board.3.css" crossorigin>',
  );
});

it('preloads nothing for a path that nobody owns', () => {
  expect(fillPage(template, null, remotes, { config: {}, data: {} })).not.toContain('preload');
});

it('keeps data from ending its script element', () => {
  const html = fillPage(template, owner, remotes, { config: { support_email: '<b>$&' }, data: {} });
  expect(html).not.toContain('</script>"');
  expect(html).toContain('{"support_email":"\\u003cb>$&"}');
});
