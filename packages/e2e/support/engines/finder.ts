/** What a person looks for on a screen. */
export interface Sought {
  readonly role:
    'button' | 'link' | 'row' | 'listitem' | 'heading' | 'dialog' | 'field' | 'choice' | 'table' | 'status';
  /**
   * Words of the accessible name: an exact match, or one that begins with it, comes first. Rows and items go
   * by all their text.
   */
  readonly name?: string;
  readonly within?: Sought;
}

/**
 * Runs in the page. Drivers have no common notion of roles, so this finds elements by role and name. Ignores
 * anything invisible.
 */
const script = `
  const selectors = {
    button: 'button, [role=button], [role=menuitem], [role=tab]',
    link: 'a[href]',
    row: 'tr, [role=row]',
    listitem: 'li, [role=listitem]',
    heading: 'h1, h2, h3, h4',
    dialog: 'dialog[open], [role=dialog]',
    field: 'input:not([type=checkbox], [type=radio]), textarea, select',
    choice: 'input[type=checkbox], input[type=radio]',
    table: 'table, [role=table]',
    status: '[role=status], output',
  };
  const clean = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const nameOf = (node) => {
    const by = node.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = by.length > 0 ? by.map((id) => document.getElementById(id)) : [...(node.labels ?? [])];
    return clean(
      node.getAttribute('aria-label') ??
        (labels.length > 0
          ? labels.map((label) => label?.innerText).join(' ')
          : node.getAttribute('placeholder') ?? node.innerText),
    );
  };
  const isSeen = (node) => {
    const { width, height } = node.getBoundingClientRect();
    return width > 0 && height > 0 && node.checkVisibility({ visibilityProperty: true });
  };
  const wholes = ['row', 'listitem', 'status'];
  const fits = (node, role, name) =>
    (wholes.includes(role) ? clean(node.textContent) + clean(node.innerText) : nameOf(node)).toLowerCase().includes(name.toLowerCase());
  const findAll = ({ role, name, within }) =>
    (within === undefined ? [document] : findAll(within))
      .flatMap((root) => [...root.querySelectorAll(selectors[role])])
      .filter((node) => isSeen(node) && (name === undefined || fits(node, role, name)));
  const find = (sought) => {
    const all = findAll(sought);
    return (
      all.find((node) => nameOf(node) === sought.name) ??
      all.find((node) => nameOf(node).startsWith(sought.name ?? '')) ??
      all[0]
    );
  };
`;

/** An expression that does something with the element sought: it can use `find` and `findAll`. */
export const inPage = (sought: Sought, body: string): string =>
  `(() => { ${script} const sought = ${JSON.stringify(sought)}; ${body} })()`;
