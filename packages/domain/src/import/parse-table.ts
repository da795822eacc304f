/** The cells of one line of a table, as written; `line` counts from 1, as an editor does. */
export interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
  /** An opening quote that nothing closes. It is read as a character, so that it affects no other line. */
  readonly unclosed: boolean;
}

export interface Table {
  readonly delimiter: Delimiter;
  readonly lines: readonly TableLine[];
}

const delimiters = ['\t', ';', ','] as const;
export type Delimiter = (typeof delimiters)[number];

/**
 * A table as spreadsheets save and copy it: cells separated by tab, semicolon or comma, and quoted if they
 * contain one of these, a quote or a line break. Skips empty lines but counts them.
 *
 * @source RFC 4180; the delimiter is the one that occurs most in the first line, outside quotes
 */
export function parseTable(text: string): Table {
  const content = text.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(content);
  const lines: TableLine[] = [];
  let [cells, cell, begun, number, unclosed] = [[] as string[], '', 1, 1, false];
  let opened: { readonly at: number; readonly number: number } | null = null;

  const endLine = () => {
    cells.push(cell.trim());
    if (cells.some((one) => one !== '')) lines.push({ line: begun, cells, unclosed });
    [cells, cell, begun, unclosed] = [[], '', number, false];
  };
  for (let at = 0; at < content.length || opened; at += 1) {
    const letter = content[at];
    if (letter === '\n') number += 1;
    if (opened) {
      if (letter === undefined) [{ at, number }, cell, unclosed, opened] = [opened, '"', true, null];
      else if (letter !== '"') cell += letter;
      else if (content[at + 1] === '"') cell += content[(at += 1)] ?? '';
      else opened = null;
    } else if (letter === '"' && cell.trim() === '') [opened, cell] = [{ at, number }, ''];
    else if (letter === delimiter) [cell] = ['', cells.push(cell.trim())];
    else if (letter === '\n') endLine();
    else if (letter !== '\r') cell += letter ?? '';
  }
  endLine();
  return { delimiter, lines };
}

function delimiterOf(content: string): Delimiter {
  const [first = ''] = content
    .replace(/"[^"]*"/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const counts = delimiters.map((one) => first.split(one).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
