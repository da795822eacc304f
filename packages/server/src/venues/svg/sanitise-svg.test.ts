import { sanitiseSvg, SvgRefused } from './sanitise-svg.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 100 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const kept = (inside: string) => sanitiseSvg(svg(inside)).svg;

describe('what stays', () => {
  it('keeps a drawing as it is drawn', () => {
    const drawing =
      '<g transform="rotate(5)"><path d="M0 0L9 9" stroke="#333" fill="none"></path><text x="3">Zone &amp; A</text></g>';
    expect(kept(drawing)).toContain(drawing);
  });

  it('keeps references inside the drawing', () => {
    const use = '<defs><linearGradient id="sky"></linearGradient></defs><rect fill="url(#sky)"></rect>';
    expect(kept(use)).toContain(use);
    expect(kept('<g id="a"></g><use xlink:href="#a"/>')).toContain('<use href="#a">');
  });

  it('turns style into attributes', () => {
    expect(kept('<rect style="fill: red; stroke-width:2; behavior:url(x)"/>')).toContain(
      '<rect fill="red" stroke-width="2">',
    );
  });

  it.each([
    ['the viewBox', 'viewBox="0 0 99.5 50"', { width: 100, height: 50 }],
    ['width and height', 'width="640px" height="480"', { width: 640, height: 480 }],
  ])('takes the size from %s', (_name, attributes, size) => {
    expect(sanitiseSvg(svg('', attributes))).toMatchObject(size);
  });
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
  ['an event handler', '<rect onload="alert(1)"/>'],
  [
    'HTML',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><p>alert(1)</p></body></foreignObject>',
  ],
  ['an animation of an address', '<a><animate attributeName="href" values="javascript:alert(1)"/></a>'],
  ['a style sheet', '<style>@import "//evil.example/alert";</style>'],
  ['an outside use', '<use href="https://evil.example/a.svg#alert"/>'],
  ['an outside use by xlink', '<use xlink:href="//evil.example/alert"/>'],
  ['an image', '<image href="https://evil.example/alert.png"/>'],
  ['an outside paint', '<rect fill="url(https://evil.example/alert)"/>'],
  ['an outside paint in style', '<rect style="fill:url(//evil.example/alert)"/>'],
  ['an escaped address', '<rect style="fill:u\\72l(//evil.example/alert)"/>'],
  ['another namespace', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
  ['a script in another prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
  ['a link', '<a href="javascript:alert(1)"><text>alert</text></a>'],
])('leaves out %s', (_name, hostile) => {
  expect(kept(hostile)).not.toMatch(/alert|evil|script/);
});

const steps = Array.from(
  { length: 12 },
  (_, i) => `<g id="n${i}">${`<use href="#n${i + 1}"/>`.repeat(10)}</g>`,
);

it.each([
  ['a document type', '<!DOCTYPE svg [<!ENTITY a "b">]>' + svg('')],
  ['broken XML', '<svg xmlns="http://www.w3.org/2000/svg"'],
  ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['nothing', ''],
  ['no size', svg('', '')],
  ['a size of zero', svg('', 'viewBox="0 0 0 10"')],
  ['nesting without end', svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000))],
  ['too many parts', svg('<g/>'.repeat(40_000))],
  ['repetition without end', svg(steps.join(''))],
  ['a circle', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ['too much text', svg(`<desc>${'a'.repeat(2_000_000)}</desc>`)],
])('refuses %s', (_name, source) => {
  expect(() => sanitiseSvg(source)).toThrow(SvgRefused);
});
