import { readTold } from './told.ts';

const origin = 'https://topout.example.org';
const push = (notification: unknown) => JSON.stringify({ web_push: 8030, notification });

it('reads what our server sends', () => {
  const navigate = `${origin}/abc/announcements?x=1#y`;
  expect(readTold(push({ title: 'Test Open', body: 'Lunch', navigate, tag: 't' }), origin)).toEqual({
    title: 'Test Open',
    body: 'Lunch',
    tag: 't',
    url: navigate,
  });
});

it.each([
  ['http://localhost:3000/abc', `${origin}/abc`],
  ['https://evil.example.com/abc', `${origin}/abc`],
  ['https://evil.example.com//evil.example.com/abc', `${origin}/evil.example.com/abc`],
  ['/abc', `${origin}/abc`],
  ['javascript:alert(1)', `${origin}/alert(1)`],
  ['', `${origin}/`],
  ['https://', `${origin}/`],
])('opens %s here', (navigate, url) => expect(readTold(push({ navigate }), origin).url).toBe(url));

it.each(['', 'null', '17', '[]', '{', '{}', push(null), push('x'), push({ title: 17 })])(
  'shows something for %s as well',
  (text) => expect(readTold(text, origin)).toEqual({ title: 'Topout', body: '', tag: '', url: `${origin}/` }),
);
