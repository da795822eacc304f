import type { CssNode, Declaration, Rule } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import { presentationAttributes } from './allowed.ts';
import { checked } from './attributes.ts';
import type { LeftOutCount } from './left-out.ts';

const mostCharacters = 200_000;
const deepest = 20;
const mostRules = 2_000;
/** Rules that show another part of the drawing; each is counted at every element it may match. */
const mostTargets = 200;

/** The last part of a selector: which elements it may match, whatever surrounds them. */
interface Subject {
  readonly type: string | null;
  readonly id: string | null;
  readonly classes: readonly string[];
}

/** A rule that makes elements show `target`, another part of the drawing. */
export interface StyledReference {
  readonly subject: Subject;
  readonly target: string;
}

export interface SafeSheet {
  readonly css: string;
  readonly references: readonly StyledReference[];
}

/**
 * The permitted part of a style sheet: rules for types, classes and ids that define appearance. Each is
 * rewritten from its parsed form; at-rules (imports, fonts), addresses, functions that read attributes and
 * selectors that test them are left out.
 */
export function safeSheet(css: string, leftOut: LeftOutCount): SafeSheet {
  const nothing = { css: '', references: [] };
  if (css.trim() === '') return nothing;
  if (css.length > mostCharacters || depthOf(css) > deepest) {
    leftOut.add('STYLE');
    return nothing;
  }
  const rules: string[] = [];
  const references: StyledReference[] = [];
  for (const node of nodesOf(parse(css, { parseCustomProperty: false }))) {
    if (node.type === 'Comment' || node.type === 'CDO' || node.type === 'CDC') continue;
    const rule = node.type === 'Rule' && rules.length < mostRules ? safeRule(node, leftOut) : null;
    if (rule === null || references.length + rule.references.length > mostTargets) {
      leftOut.add(node.type === 'Atrule' && node.name.toLowerCase() === 'font-face' ? 'FONT' : 'STYLE');
      continue;
    }
    if (rule.css !== '') rules.push(rule.css);
    references.push(...rule.references);
  }
  return { css: rules.join('\n'), references };
}

/** The deepest nesting of brackets, so that no parser has to go down there. */
function depthOf(css: string): number {
  let depth = 0;
  let most = 0;
  for (const character of css) {
    if ('({['.includes(character)) most = Math.max(most, (depth += 1));
    else if (')}]'.includes(character)) depth = Math.max(0, depth - 1);
  }
  return most;
}

const nodesOf = (node: CssNode): readonly CssNode[] =>
  'children' in node && node.children ? node.children.toArray() : [];

/** Null = it has none of our selectors. */
function safeRule({ prelude, block }: Rule, leftOut: LeftOutCount): SafeSheet | null {
  const selectors = nodesOf(prelude).flatMap((selector) => {
    const subject = subjectOf(nodesOf(selector));
    return subject ? [{ text: generate(selector), subject }] : [];
  });
  if (selectors.length === 0) return null;
  const targets: string[] = [];
  const kept = nodesOf(block).flatMap((node) => {
    if (node.type !== 'Declaration') return [];
    const safe = safeDeclaration(node);
    if (!safe) leftOut.attribute(node.property, generate(node.value));
    else if (safe.target !== null) targets.push(safe.target);
    return safe ? [safe.text] : [];
  });
  return {
    css: kept.length === 0 ? '' : `${selectors.map(({ text }) => text).join(',')}{${kept.join(';')}}`,
    references: selectors.flatMap(({ subject }) => targets.map((target) => ({ subject, target }))),
  };
}

function safeDeclaration({ property, value, important }: Declaration) {
  const name = property.toLowerCase();
  if (value.type === 'Raw' || !presentationAttributes.has(name)) return null;
  const [safe] = checked(name, generate(value));
  if (!safe) return null;
  return { text: `${name}:${safe.value}${important === true ? '!important' : ''}`, target: safe.target };
}

const plainName = /^[\w-]+$/;

/** Null = some part of the selector is more than a type, a class or an id. */
function subjectOf(parts: readonly CssNode[]): Subject | null {
  let subject: { type: string | null; id: string | null; classes: string[] } = newSubject();
  for (const part of parts) {
    if (part.type === 'Combinator') {
      subject = newSubject();
      continue;
    }
    if (part.type === 'TypeSelector' && part.name === '*') continue;
    if (!('name' in part) || typeof part.name !== 'string' || !plainName.test(part.name)) return null;
    if (part.type === 'TypeSelector') subject.type = part.name;
    else if (part.type === 'IdSelector') subject.id = part.name;
    else if (part.type === 'ClassSelector') subject.classes.push(part.name);
    else return null;
  }
  return parts.length === 0 ? null : subject;
}

const newSubject = () => ({ type: null, id: null, classes: [] });
