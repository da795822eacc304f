import type { SaxesAttributeNS } from 'saxes';
import { allowedAttributes, presentationAttributes } from './allowed.ts';

const XLINK = 'http://www.w3.org/1999/xlink';
const LOCAL = /^#([\w.:-]+)$/;
const LOCAL_URL = /^url\(\s*(['"]?)#([\w.:-]+)\1\s*\)/;

/** A permitted attribute. `target` is the id of the element in this drawing that it shows. */
export interface SafeAttribute {
  readonly name: string;
  readonly value: string;
  readonly target: string | null;
}

/** The permitted part of one attribute; a `style` is split into one attribute per property. */
export function safeAttributes({ uri, local, value }: SaxesAttributeNS): readonly SafeAttribute[] {
  if (local === 'href' && (uri === '' || uri === XLINK)) {
    const target = LOCAL.exec(value.trim())?.[1];
    return target === undefined ? [] : [{ name: 'href', value: `#${target}`, target }];
  }
  if (uri !== '') return [];
  if (local === 'style') return declarations(value);
  if (local === 'class') return /^[\w\s-]+$/.test(value) ? [{ name: 'class', value, target: null }] : [];
  return allowedAttributes.has(local) ? checked(local, value) : [];
}

function declarations(style: string): readonly SafeAttribute[] {
  return style.split(';').flatMap((declaration) => {
    const [name = '', value = '', ...rest] = declaration.split(':');
    const property = name.trim().toLowerCase();
    return rest.length === 0 && presentationAttributes.has(property) ? checked(property, value.trim()) : [];
  });
}

/** Values cannot hold scripts, only addresses, and those must be inside the drawing. */
export function checked(name: string, value: string): readonly SafeAttribute[] {
  if (value === '' || /[\\@<>{}]|expression|javascript:|data:|attr\s*\(|var\s*\(|env\s*\(/i.test(value))
    return [];
  if (!/url\s*\(|image|src\s*\(/i.test(value)) return [{ name, value, target: null }];
  const target = LOCAL_URL.exec(value)?.[2];
  return target === undefined ? [] : [{ name, value: `url(#${target})`, target }];
}
