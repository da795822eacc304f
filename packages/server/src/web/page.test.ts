import { fillPage } from './page.ts';
import { noSight } from './first-sight/first-sight.ts';
import { parseSights, quietSight } from './first-sight/sights.ts';
import { filesOf, sightOf } from './remotes.ts';

const template = '<head><title>Topout</title><!--topout:head--></head><!--topout:first-sight-->';
const built = `<script defer="defer" src="/assets/main.1.js"></script>${template}</body>`;
const organiser = {
  paths: ['/organise/*', '/:competition/entries/*'],
  preload: ['/remotes/organiser/assets/remote.1.js'],
  screens: {
    '/:competition/entries': ['/remotes/organiser/assets/board.2.js', 'https://cdn.example/board.3.css'],
  },
  selfScored: { '/:competition/entries': ['/remotes/organiser/assets/own.4.js'] },
  sights: parseSights({ '/organise': { title: 'Yours' }, '/:competition/entries/*': { look: 'wide' } }),
};
const remotes = { list: [organiser], text: '[{"name":"</script>"}]' };
const link = { title: 'Topout', description: '', url: 'https://topout.example/', picture: null };
const reads = { base: '/api', paths: [] };
const nothing = { config: {}, data: {}, reads, title: 'Topout', link, sight: noSight };
const board = '/0198a5c0-0000-7000-8000-000000000001/entries';

const page = (path: string) => fillPage(template, filesOf(path, remotes, null) ?? [], remotes, nothing);

it('names what the screen of the path will load, before anything runs', () => {
  expect(page(board)).toContain(
    '<link rel="preload" as="script" href="/remotes/organiser/assets/remote.1.js">' +
      '<link rel="preload" as="script" href="/remotes/organiser/assets/board.2.js">' +
      '<link rel="preload" as="style" href="https://cdn.example/board.3.css" crossorigin>',
  );
});

it('names the shell before it, which is the largest and would wait behind the others', () => {
  const html = fillPage(built, filesOf(board, remotes, null) ?? [], remotes, nothing);
  expect(/<link rel="preload"[^>]*>/.exec(html)?.[0]).toBe(
    '<link rel="preload" as="script" href="/assets/main.1.js">',
  );
});

it.each([
  ['log themselves', { scoredBy: 'BOTH', climbersQueue: false }, true],
  ['queue themselves', { scoredBy: 'JUDGES', climbersQueue: true }, true],
  ['do neither', { scoredBy: 'JUDGES', climbersQueue: false }, false],
] as const)('names the climbers’ own card only where they use it: they %s', (_name, group, named) => {
  const files = filesOf(board, remotes, { routeGroups: [group] });
  expect(files?.includes('/remotes/organiser/assets/own.4.js')).toBe(named);
});

it('loads scripts behind a page that shows what people came for, its styles before', () => {
  const sight = { markup: '<table>', complete: true };
  const [before, after] = fillPage(built, filesOf(board, remotes, null) ?? [], remotes, {
    ...nothing,
    sight,
  }).split('<template id="topout-later">');
  expect(before).toContain('<link rel="preload" as="style"');
  expect(before).not.toMatch(/\.js"/);
  expect(after).toMatch(
    /^<script defer="defer" src="\/assets\/main\.1\.js"><\/script><link [^>]+remote\.1\.js"><link [^>]+board\.2\.js"><\/template><script>/,
  );
});

it('names what somebody signed in reads first, and begins to read it, where there is something', () => {
  const paths = ['profiles/me'];
  const html = fillPage(template, [], remotes, { ...nothing, reads: { base: '/api', paths } });
  expect(html).toMatch(/id="topout-reads">{"base":"\/api","paths":\["profiles\/me"\]}<\/script><script>{/);
  expect(page(board)).not.toContain('topout-reads');
});

it('names only the remote where the screen says nothing', () => {
  expect(page('/organise')).toContain('remote.1.js');
  expect(page('/organise')).not.toContain('board.2.js');
});

it('preloads nothing for a path that nobody owns', () => {
  expect(filesOf('/nowhere', remotes, null)).toBeNull();
  expect(page('/nowhere')).not.toContain('preload');
});

it('begins as the remote says of the page, quietly where it says nothing', () => {
  expect(sightOf('/organise', remotes)).toMatchObject({ title: 'Yours', parts: ['rows'] });
  expect(sightOf(board, remotes)).toMatchObject({ look: 'wide', title: null });
  expect(sightOf('/organise/new', remotes)).toEqual(quietSight);
  expect(sightOf('/nowhere', remotes)).toBeNull();
});

it('is called what it is, also where somebody shares its address', () => {
  const named = 'Board · "Tops" & <Zones>';
  const html = fillPage(template, [], remotes, { ...nothing, title: named, link: { ...link, title: named } });
  const title = 'Board · &#34;Tops&#34; &#38; &#60;Zones&#62;';
  expect(html).toContain(`<title>${title}</title><meta property="og:title" content="${title}">`);
});

it('keeps data from ending its script element', () => {
  const html = fillPage(template, [], remotes, {
    config: { supportEmail: '<b>$&' },
    data: { 'competitions/c': { etag: null, body: { fullName: '</script>' } } },
    reads,
    title: 'Topout',
    link,
    sight: noSight,
  });
  expect(html).not.toContain('</script>"');
  expect(html).toContain('"full_name":"\\u003c/script>"');
  expect(html).toContain('{"support_email":"\\u003cb>$&"}');
});
