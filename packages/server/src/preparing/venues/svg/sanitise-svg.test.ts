import { sanitiseSvg, SvgRefused } from './sanitise-svg.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 100 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const kept = (inside: string) => sanitiseSvg(svg(inside)).drawing.svg;
const lost = (inside: string) => sanitiseSvg(svg(inside)).leftOut;

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
    expect(sanitiseSvg(svg('', attributes)).drawing).toMatchObject(size);
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
  ['a link', '<a href="javascript:alert(1)" target="evil"><text>Cave</text></a>'],
  ['an outside style', '<style>.a{fill:url(//evil.example/alert)}</style>'],
  ['an escaped outside style', '<style>.a{fill:u\\72 l(//evil.example/alert)}</style>'],
  [
    'an outside picture in a style',
    '<style>rect{background:url(evil.png);mask:image-set("evil" 1x)}</style>',
  ],
  ['a font', '<style>@font-face{font-family:x;src:url(//evil.example/alert)}</style>'],
  ['a test of attributes', '<style>[id^="alert"]{fill:red}#evil:hover{fill:blue}</style>'],
  ['a rule within a rule', '<style>.a{fill:red;.alert{fill:url(//evil)}}</style>'],
  ['rules for other media', '<style>@media screen{.alert{fill:red}}</style>'],
  ['a variable', '<style>.a{--alert:url(//evil);fill:var(--alert)}</style>'],
  ['an attribute as a value', '<style>.a{fill:attr(evil)}</style>'],
  ['markup in a style', '<style>.a{fill:"&lt;/style>&lt;script>alert(1)&lt;/script>"}</style>'],
  ['markup in a style’s CDATA', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
  ['an element in a style', '<style>.a{fill:red}<script>alert(1)</script></style>'],
])('leaves out %s', (_name, hostile) => {
  expect(kept(hostile)).not.toMatch(/alert|evil|script/);
});

const steps = Array.from(
  { length: 12 },
  (_, i) => `<g id="n${i}">${`<use href="#n${i + 1}"/>`.repeat(10)}</g>`,
);

const styledSteps = `<style>.x{mask:url(#n0)}</style>${steps.slice(0, 3).join('')}${'<g class="x"/>'.repeat(100)}`;

it.each([
  ['entities of its own', '<!DOCTYPE svg [<!ENTITY a "b">]>' + svg('')],
  ['repetition by a style', svg(styledSteps)],
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

describe('as programs write it', () => {
  it('keeps what Illustrator says in a style sheet', () => {
    const drawing = sanitiseSvg(
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg(
        '<defs><style>.cls-1,.st0{fill:#FFF;stroke:#000;stroke-miterlimit:10}.b{fill:url(#SVGID_1_);mix-blend-mode:multiply!important}</style></defs>' +
          '<linearGradient id="SVGID_1_"/><rect class="cls-1 b"/>',
      )}`,
    );
    expect(drawing.drawing.svg).toContain(
      '<style>.cls-1,.st0{fill:#FFF;stroke:#000;stroke-miterlimit:10}\n.b{fill:url(#SVGID_1_);mix-blend-mode:multiply!important}</style>',
    );
    expect(drawing.drawing.svg).toContain('<rect class="cls-1 b">');
    expect(drawing.leftOut).toEqual([]);
  });

  it('keeps what a choice of wordings shows, and what a link holds', () => {
    expect(
      kept('<switch><foreignObject><p/></foreignObject><g id="shown"/><g id="other"/></switch>'),
    ).toContain('<g><g id="shown"></g></g>');
    expect(kept('<a href="https://gym.example"><text>Cave</text></a>')).toContain('<g><text>Cave</text></g>');
    expect(kept('<text><a href="https://gym.example">Cave</a></text>')).toContain(
      '<text><tspan>Cave</tspan></text>',
    );
  });

  it('lets thousands of shapes share a gradient', () => {
    const shapes = '<rect class="sky"/>'.repeat(9_000);
    expect(() =>
      kept(`<style>.sky{fill:url(#sky)}</style><radialGradient id="sky"/>${shapes}`),
    ).not.toThrow();
  });
});

it.each([
  ['a script', '<script>1</script><g onclick="2"/>', [{ what: 'SCRIPT', count: 2 }]],
  ['a picture', '<image href="data:image/png;base64,AA"/>', [{ what: 'PICTURE', count: 1 }]],
  ['a link', '<a href="https://gym.example"><text>Cave</text></a>', [{ what: 'LINK', count: 1 }]],
  ['an effect', '<filter id="f"/><rect filter="url(#f)"/>', [{ what: 'EFFECT', count: 2 }]],
  ['a font', '<style>@font-face{font-family:x}</style>', [{ what: 'FONT', count: 1 }]],
  ['rules of style', '<style>@import "x.css";.a:hover{fill:red}</style>', [{ what: 'STYLE', count: 2 }]],
  ['what is elsewhere', '<rect style="fill:url(//x)"/>', [{ what: 'OUTSIDE', count: 1 }]],
  ['nothing of a program’s notes', '<metadata>x</metadata><n:v xmlns:n="urn:x" n:k="1"/>', []],
])('says that it left out %s', (_name, inside, expected) => {
  expect(lost(inside)).toEqual(expected);
});

it('reads a hostile style sheet in no time', () => {
  const deep = `<style>${'a{'.repeat(90_000)}</style>`;
  const wide = `<style>${'.a,'.repeat(60_000)}.b{fill:red}</style>`;
  const started = performance.now();
  expect(lost(deep)).toEqual([{ what: 'STYLE', count: 1 }]);
  kept(wide);
  expect(performance.now() - started).toBeLessThan(20_000);
});
