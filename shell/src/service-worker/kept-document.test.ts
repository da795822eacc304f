import { keptDocument } from './kept-document.ts';

const page = (status = 200) =>
  new Response(
    '<script type="application/json" id="topout-data">{"competitions/c":{"body":{}}}</script>' +
      '<script type="application/json" id="topout-config">{"a":1}</script>' +
      '<div id="first-sight"><h1>Leaderboard</h1><table><tr><th>Ada</th></tr></table></div><div id="root"></div>',
    { status, headers: { 'content-type': 'text/html', 'content-encoding': 'br' } },
  );

it('keeps a page without what was true when it was sent', async () => {
  const kept = await keptDocument(page());
  expect(await kept?.text()).toBe(
    '<script type="application/json" id="topout-data">{}</script>' +
      '<script type="application/json" id="topout-config">{"a":1}</script>' +
      '<div id="first-sight"><h1>Leaderboard</h1></div><div id="root"></div>',
  );
  expect(kept?.headers.get('content-type')).toBe('text/html');
  expect(kept?.headers.has('content-encoding')).toBe(false);
});

it('keeps no page that is not there', async () => {
  expect(await keptDocument(page(404))).toBeNull();
});
