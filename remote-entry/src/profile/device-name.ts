type Known = readonly (readonly [pattern: RegExp, name: string])[];

/** The first that fits: Edge also says Chrome, and Chrome also says Safari. */
const browsers: Known = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrom(e|ium)|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const systems: Known = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const first = (known: Known, text: string) => known.find(([pattern]) => pattern.test(text))?.[1];

/** The common name of the browser and device behind a user agent. @example `Chrome on Android` */
export function deviceName(userAgent: string): string {
  const names = [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean);
  return names.length === 0 ? 'Unknown device' : names.join(' on ');
}
