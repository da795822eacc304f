import type { ReactNode } from 'react';

/* On a canvas of 30 by 20. Colours are those of the flags, so no token stands for them. */

const bars = (colours: string[]): ReactNode =>
  colours.map((fill, i) => {
    const width = 30 / colours.length;
    // A hair wider than its share: no gap shows between two bars.
    return <rect key={fill + i} x={i * width} width={width + 0.1} height={20} fill={fill} />;
  });

const bands = (colours: string[]): ReactNode =>
  colours.map((fill, i) => {
    const height = 20 / colours.length;
    return <rect key={fill + i} y={i * height} width={30} height={height + 0.1} fill={fill} />;
  });

const field = (fill: string): ReactNode => <path d="M0 0h30v20H0z" fill={fill} />;

const nordic = (ground: string, cross: string, inner?: string): ReactNode => (
  <>
    {field(ground)}
    <path d="M0 10h30M10.5 0v20" stroke={cross} strokeWidth={inner ? 5 : 4} />
    {inner && <path d="M0 10h30M10.5 0v20" stroke={inner} strokeWidth={2.5} />}
  </>
);

const england = (
  <>
    {field('#fff')}
    <path d="M0 10h30M15 0v20" stroke="#ce1124" strokeWidth={4} />
  </>
);

const scotland = (
  <>
    {field('#005eb8')}
    <path d="m0 0 30 20M30 0 0 20" stroke="#fff" strokeWidth={4} />
  </>
);

const wales = (
  <>
    {bands(['#fff', '#00ab39'])}
    <path
      d="M7 13.5l1-3.5-2-1 2.500-2 1.500-2.500 1.500 1-.5 1.500 2.500.5 1-3 2 2.500 2.500-1.500-.5 3.500 2.500 1 2.500-1.500-1 3 1.500 1.500-2 .5.5 2-1.500-.5-1 2h-1.500l.5-2.500-3-.5-1 3H12l.5-3-2-.5-1.500 1.500z"
      fill="#d30731"
    />
  </>
);

const britain = (
  <>
    {field('#012169')}
    <path d="m0 0 30 20M30 0 0 20" stroke="#fff" strokeWidth={4} />
    <path d="m0 0 30 20M30 0 0 20" stroke="#c8102e" strokeWidth={1.6} />
    <path d="M0 10h30M15 0v20" stroke="#fff" strokeWidth={6.5} />
    <path d="M0 10h30M15 0v20" stroke="#c8102e" strokeWidth={4} />
  </>
);

const switzerland = (
  <>
    {field('#d52b1e')}
    <path d="M15 4v12M9 10h12" stroke="#fff" strokeWidth={4} />
  </>
);

const japan = (
  <>
    {field('#fff')}
    <circle cx={15} cy={10} r={6} fill="#bc002d" />
  </>
);

const czechia = (
  <>
    {bands(['#fff', '#d7141a'])}
    <path d="m0 0 15 10L0 20z" fill="#11457e" />
  </>
);

const america = (
  <>
    {bands(['#b22234', '#fff', '#b22234', '#fff', '#b22234', '#fff', '#b22234'])}
    <path d="M0 0h13v11.400H0z" fill="#3c3b6e" />
  </>
);

/** By ISO 3166 code. */
export const drawings: Readonly<Record<string, ReactNode>> = {
  'GB-ENG': england,
  'GB-SCT': scotland,
  'GB-WLS': wales,
  GB: britain,
  AT: bands(['#ed2939', '#fff', '#ed2939']),
  BE: bars(['#000', '#fae042', '#ed2939']),
  BG: bands(['#fff', '#00966e', '#d62612']),
  CH: switzerland,
  CZ: czechia,
  DE: bands(['#000', '#d00', '#ffce00']),
  DK: nordic('#c8102e', '#fff'),
  EE: bands(['#0072ce', '#000', '#fff']),
  ES: bands(['#c60b1e', '#ffc400', '#ffc400', '#c60b1e']),
  FI: nordic('#fff', '#002f6c'),
  FR: bars(['#002654', '#fff', '#ed2939']),
  HU: bands(['#ce2939', '#fff', '#477050']),
  IE: bars(['#169b62', '#fff', '#ff883e']),
  IS: nordic('#02529c', '#fff', '#dc1e35'),
  IT: bars(['#009246', '#fff', '#ce2b37']),
  JP: japan,
  LT: bands(['#fdb913', '#006a44', '#c1272d']),
  LU: bands(['#ed2939', '#fff', '#00a1de']),
  LV: bands(['#9e3039', '#9e3039', '#fff', '#9e3039', '#9e3039']),
  NL: bands(['#ae1c28', '#fff', '#21468b']),
  NO: nordic('#ba0c2f', '#fff', '#00205b'),
  PL: bands(['#fff', '#dc143c']),
  RO: bars(['#002b7f', '#fcd116', '#ce1126']),
  SE: nordic('#006aa7', '#fecc00'),
  UA: bands(['#0057b7', '#ffd700']),
  US: america,
};
