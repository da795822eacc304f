/** What a push tells: a notification, and the page that a tap on it opens. */
export interface Told {
  readonly title: string;
  readonly body: string;
  /** The next message with the same tag takes its place; empty = none does. */
  readonly tag: string;
  /** On this site. */
  readonly url: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textIn = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Reads a push: the JSON of Declarative Web Push, which some browsers show without asking this worker. Whatever came, there
 * is something to show: browsers end subscriptions whose pushes show nothing.
 *
 * @param origin of this site: only its pages are opened
 */
export function readTold(text: string, origin: string): Told {
  const { notification } = parsed(text);
  const fields = isFields(notification) ? notification : {};
  return {
    title: textIn(fields, 'title') || 'Topout',
    body: textIn(fields, 'body'),
    tag: textIn(fields, 'tag'),
    url: pageIn(textIn(fields, 'navigate'), origin),
  };
}

function parsed(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

/** A server may not know by which name people reach it: the address here counts. */
function pageIn(address: string, origin: string): string {
  if (!URL.canParse(address, origin)) return `${origin}/`;
  const { pathname, search, hash } = new URL(address, origin);
  return new URL(`${pathname.replace(/^\/+/, '/')}${search}${hash}`, origin).href;
}
