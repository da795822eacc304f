import { SaxesParser, type SaxesTagNS } from 'saxes';
import { allowedElements } from './allowed.ts';
import { safeAttributes } from './attributes.ts';
import { References } from './references.ts';

const SVG = 'http://www.w3.org/2000/svg';
const MAX_CHARACTERS = 2_000_000;
const MAX_ELEMENTS = 30_000;
const MAX_DEPTH = 100;

/** Thrown when a drawing cannot be kept at all; the message is for the person who uploaded it. */
export class SvgRefused extends Error {}

export interface Drawing {
  readonly svg: string;
  /** The size of the drawing in its own units, rounded up. */
  readonly width: number;
  readonly height: number;
}

/**
 * Rebuilds a drawing from the elements and attributes that are known to be harmless, so that what was not
 * thought of is left out. Nothing of the original text is copied unread.
 *
 * @throws SvgRefused when it is not an SVG, has no size, is too large, or is made to exhaust the reader.
 */
export function sanitiseSvg(source: string): Drawing {
  if (source.length > MAX_CHARACTERS) throw new SvgRefused('The drawing is too large.');
  const builder = new DrawingBuilder();
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('doctype', () => {
    throw new SvgRefused('The drawing has a document type; save it as plain SVG.');
  });
  parser.on('error', () => {
    throw new SvgRefused('The file is not a well-formed SVG.');
  });
  parser.on('opentag', (tag) => builder.open(tag));
  parser.on('text', (text) => builder.text(text));
  parser.on('cdata', (text) => builder.text(text));
  parser.on('closetag', () => builder.close());
  parser.write(source).close();
  return builder.drawing();
}

interface Open {
  readonly name: string;
  readonly id: string | null;
}

class DrawingBuilder {
  readonly #parts: string[] = [];
  readonly #open: Open[] = [];
  readonly #references = new References();
  #elements = 0;
  /** How deep the parser is inside something that is left out; 0 = not. */
  #skipping = 0;
  #size: { width: number; height: number } | null = null;

  open(tag: SaxesTagNS): void {
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS) throw new SvgRefused('The drawing has too many parts.');
    if (this.#open.length + this.#skipping >= MAX_DEPTH)
      throw new SvgRefused('The drawing is nested too deeply.');
    if (this.#open.length === 0 && !this.#skipping) this.#root(tag);
    if (this.#skipping || tag.uri !== SVG || !allowedElements.has(tag.local)) {
      this.#skipping += 1;
      return;
    }
    const id = tag.attributes['id']?.value ?? null;
    this.#parts.push(`<${tag.local}${this.#open.length === 0 ? ` xmlns="${SVG}"` : ''}`);
    const within = [...this.#open.flatMap((open) => open.id ?? []), ...(id === null ? [] : [id])];
    this.#attributes(tag, within);
    this.#parts.push('>');
    this.#open.push({ name: tag.local, id });
  }

  text(text: string): void {
    if (!this.#skipping && this.#open.length > 0) this.#parts.push(escaped(text));
  }

  close(): void {
    if (this.#skipping > 0) this.#skipping -= 1;
    else this.#parts.push(`</${this.#open.pop()?.name ?? ''}>`);
  }

  drawing(): Drawing {
    if (!this.#size) throw new SvgRefused('The file is not an SVG.');
    if (this.#references.explode()) throw new SvgRefused('The drawing repeats its parts too often.');
    return { svg: this.#parts.join(''), ...this.#size };
  }

  #root(tag: SaxesTagNS): void {
    if (tag.uri !== SVG || tag.local !== 'svg') throw new SvgRefused('The file is not an SVG.');
    this.#size = sizeOf(tag);
  }

  #attributes(tag: SaxesTagNS, within: readonly string[]): void {
    const seen = new Set<string>();
    for (const attribute of Object.values(tag.attributes)) {
      for (const { name, value, target } of safeAttributes(attribute)) {
        if (seen.has(name)) continue;
        seen.add(name);
        if (target !== null) this.#references.add(within, target);
        this.#parts.push(` ${name}="${escaped(value)}"`);
      }
    }
  }
}

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
