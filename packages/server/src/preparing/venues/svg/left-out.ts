import type { LeftOut } from '@topout/contract';
import type { SaxesTagNS } from 'saxes';

type What = LeftOut[number]['what'];

const elements: Readonly<Record<string, What>> = {
  script: 'SCRIPT',
  image: 'PICTURE',
  foreignObject: 'PAGE',
  iframe: 'PAGE',
  animate: 'ANIMATION',
  animateMotion: 'ANIMATION',
  animateTransform: 'ANIMATION',
  set: 'ANIMATION',
  filter: 'EFFECT',
  font: 'FONT',
  'font-face': 'FONT',
};

/** Nobody misses these: notes by the program that drew it. */
const unseen: ReadonlySet<string> = new Set(['metadata', 'style', 'view', 'cursor']);

/** What a drawing lost, counted by kind, for the person uploading it. */
export class LeftOutCount {
  readonly #counts = new Map<What, number>();

  add(what: What): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  /** An element left out. Those of other vocabularies are notes by the program that drew it. */
  element({ local, uri }: Pick<SaxesTagNS, 'local' | 'uri'>, svg: string): void {
    if (uri === svg && !unseen.has(local)) this.add(elements[local] ?? 'OTHER');
  }

  /** An attribute left out entirely. */
  attribute(name: string, value: string): void {
    if (/^on/i.test(name)) this.add('SCRIPT');
    else if (name === 'filter') this.add('EFFECT');
    else if (name === 'href' || /url\s*\(/i.test(value)) this.add('OUTSIDE');
  }

  list(): LeftOut {
    return [...this.#counts].map(([what, count]) => ({ what, count }));
  }
}
