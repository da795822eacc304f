import type { LeftOut } from '@topout/contract';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { allowedElements } from './allowed.ts';
import { safeAttributes } from './attributes.ts';
import { LeftOutCount } from './left-out.ts';
import { References } from './references.ts';
import { safeSheet, type StyledReference } from './style-sheet.ts';

const SVG = 'http://www.w3.org/2000/svg';
const MAX_CHARACTERS = 2_000_000;
const MAX_ELEMENTS = 30_000;
const MAX_DEPTH = 100;
const MAX_STYLE_REFERENCES = 200;

/** Thrown if a drawing cannot be stored at all; the message is for the person who uploaded it. */
export class SvgRefused extends Error {}

export interface SafeDrawing {
  readonly svg: string;
  /** The size of the drawing in its own units, rounded up. */
  readonly width: number;
  readonly height: number;
}

interface Sanitised {
  readonly drawing: SafeDrawing;
  readonly leftOut: LeftOut;
}

/**
 * Rebuilds a drawing from elements, attributes and style rules known to be harmless, so anything not thought
 * of is left out. Copies none of the original text unread.
 *
 * @throws SvgRefused if it is not an SVG, has no size, is too large, or is made to exhaust the reader.
 */
export function sanitiseSvg(source: string): Sanitised {
  if (source.length > MAX_CHARACTERS) throw new SvgRefused('The drawing is too large.');
  const builder = new DrawingBuilder();
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('doctype', (type) => {
    // The line that old programs start with is harmless; custom entities are not.
    if (type.includes('[')) throw new SvgRefused('The drawing defines entities; save it as plain SVG.');
  });
  parser.on('error', () => {
    throw new SvgRefused('The file is not a well-formed SVG.');
  });
  parser.on('opentag', (tag) => builder.open(tag));
  parser.on('text', (text) => builder.text(text));
  parser.on('cdata', (text) => builder.text(text));
  parser.on('closetag', () => builder.close());
  parser.write(source).close();
  return builder.sanitised();
}

interface Open {
  /** The name as written; null for a style sheet, which is written once complete. */
  readonly name: string | null;
  readonly id: string | null;
  /** Only one of several alternatives is shown: the first that stays. */
  readonly choice: boolean;
  taken: boolean;
}

/** An element for which a style sheet may show another part. */
interface Styled {
  readonly type: string;
  readonly id: string | null;
  readonly classes: readonly string[];
  readonly within: readonly string[];
}

class DrawingBuilder {
  readonly #parts: string[] = [];
  readonly #open: Open[] = [];
  readonly #references = new References();
  readonly #leftOut = new LeftOutCount();
  readonly #styled: Styled[] = [];
  readonly #styleReferences: StyledReference[] = [];
  #sheet: string | null = null;
  #elements = 0;
  /** How deep the parser is inside something left out; 0 = not inside. */
  #skipping = 0;
  #size: { width: number; height: number } | null = null;

  open(tag: SaxesTagNS): void {
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS) throw new SvgRefused('The drawing has too many parts.');
    if (this.#open.length + this.#skipping >= MAX_DEPTH)
      throw new SvgRefused('The drawing is nested too deeply.');
    if (this.#open.length === 0 && !this.#skipping) this.#root(tag);
    const parent = this.#open.at(-1);
    if (this.#skipping || this.#sheet !== null) return void (this.#skipping += 1);
    if (parent?.choice && parent.taken) return void (this.#skipping += 1);
    const name = writtenAs(tag, parent?.name ?? null);
    if (name === null) {
      this.#skipping += 1;
      if (!parent?.choice) this.#leftOut.element(tag, SVG);
      return;
    }
    if (parent) parent.taken = true;
    if (name === 'style') return this.#openSheet(tag);
    if (tag.local === 'a') this.#leftOut.add('LINK');
    const id = tag.attributes['id']?.value ?? null;
    this.#parts.push(`<${name}${this.#open.length === 0 ? ` xmlns="${SVG}"` : ''}`);
    const within = [...this.#open.flatMap((open) => open.id ?? []), ...(id === null ? [] : [id])];
    this.#attributes(tag, within);
    this.#parts.push('>');
    if (id !== null && gradients.has(name)) this.#references.paints(id);
    const classes = tag.attributes['class']?.value.split(/\s+/) ?? [];
    this.#styled.push({ type: name, id, classes, within });
    this.#open.push({ name, id, choice: tag.local === 'switch', taken: false });
  }

  text(text: string): void {
    if (this.#skipping) return;
    if (this.#sheet !== null) this.#sheet += text;
    else if (this.#open.length > 0) this.#parts.push(escaped(text));
  }

  close(): void {
    if (this.#skipping > 0) {
      this.#skipping -= 1;
      return;
    }
    const closed = this.#open.pop();
    if (closed?.name != null) this.#parts.push(`</${closed.name}>`);
    else this.#closeSheet();
  }

  sanitised(): Sanitised {
    if (!this.#size) throw new SvgRefused('The file is not an SVG.');
    for (const element of this.#styled) {
      for (const { subject, target } of this.#styleReferences) {
        if (mayMeet(subject, element)) this.#references.add(element.within, target);
      }
    }
    if (this.#references.explode()) throw new SvgRefused('The drawing repeats its parts too often.');
    return { drawing: { svg: this.#parts.join(''), ...this.#size }, leftOut: this.#leftOut.list() };
  }

  #root(tag: SaxesTagNS): void {
    if (tag.uri !== SVG || tag.local !== 'svg') throw new SvgRefused('The file is not an SVG.');
    this.#size = sizeOf(tag);
  }

  /** A sheet for print or another screen size does not affect how it looks here. */
  #openSheet(tag: SaxesTagNS): void {
    const media = tag.attributes['media']?.value.trim().toLowerCase() ?? 'all';
    if (!['', 'all', 'screen'].includes(media)) {
      this.#skipping += 1;
      return;
    }
    this.#sheet = '';
    this.#open.push({ name: null, id: null, choice: false, taken: false });
  }

  #closeSheet(): void {
    const { css, references } = safeSheet(this.#sheet ?? '', this.#leftOut);
    this.#sheet = null;
    this.#styleReferences.push(...references);
    if (this.#styleReferences.length > MAX_STYLE_REFERENCES) {
      throw new SvgRefused('The drawing repeats its parts too often.');
    }
    if (css !== '') this.#parts.push(`<style>${escaped(css)}</style>`);
  }

  #attributes(tag: SaxesTagNS, within: readonly string[]): void {
    const seen = new Set<string>();
    for (const attribute of Object.values(tag.attributes)) {
      // Links lead out of the drawing; their contents stay.
      const safe = tag.local === 'a' && attribute.local === 'href' ? [] : safeAttributes(attribute);
      if (safe.length === 0 && tag.local !== 'a') this.#leftOut.attribute(attribute.local, attribute.value);
      for (const { name, value, target } of safe) {
        if (seen.has(name)) continue;
        seen.add(name);
        if (target !== null) this.#references.add(within, target);
        this.#parts.push(` ${name}="${escaped(value)}"`);
      }
    }
  }
}

const gradients: ReadonlySet<string> = new Set(['linearGradient', 'radialGradient']);

/** The element to write instead; null = none. Links and alternatives stay for their contents. */
function writtenAs({ uri, local }: SaxesTagNS, parent: string | null): string | null {
  if (uri !== SVG) return null;
  if (local === 'a') return parent === 'text' || parent === 'tspan' || parent === 'textPath' ? 'tspan' : 'g';
  if (local === 'switch') return 'g';
  return local === 'style' || allowedElements.has(local) ? local : null;
}

const mayMeet = ({ type, id, classes }: StyledReference['subject'], element: Styled): boolean =>
  (type === null || type === element.type) &&
  (id === null || id === element.id) &&
  classes.every((name) => element.classes.includes(name));

/** From the viewBox, else from width and height in plain numbers or pixels. */
function sizeOf(tag: SaxesTagNS): { width: number; height: number } {
  const value = (name: string) => tag.attributes[name]?.value ?? '';
  const box = value('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = box.length === 4 ? box.slice(2) : [value('width'), value('height')].map(parseFloat);
  if (!width || !height || !(width > 0) || !(height > 0) || width > 100_000 || height > 100_000) {
    throw new SvgRefused('The drawing has no size: give it a viewBox.');
  }
  return { width: Math.ceil(width), height: Math.ceil(height) };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
