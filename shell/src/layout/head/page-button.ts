/** What stands at the top of the shared competition page layout. */
export type PageButton = 'back' | 'logout' | null;

const roots = new Set(['enter', 'judge', 'judge/onboarding']);
const lastSteps = new Set([
  'enter/confirm',
  'enter/competitors',
  'judge/onboarding/confirm',
  'judge/onboarding/kids',
]);

/** Path below the competition: `/{c}/enter/email/` gives `enter/email`. */
const below = (pathname: string): string => pathname.split('/').filter(Boolean).slice(1).join('/');

/**
 * "← Back" on every page, but none on the roots of the flows, and "× Logout" where a flow has signed somebody in
 * and asks for the last word (spec 1 §2).
 */
export function pageButton(pathname: string): PageButton {
  const page = below(pathname);
  if (lastSteps.has(page)) return 'logout';
  return roots.has(page) ? null : 'back';
}

/**
 * Where "← Back" leads when the page was opened by its address and there is nothing to go back to. Where entries are
 * preloaded the flow begins with the number, and its root would lead there again: behind that page is the product's home.
 */
export function rootOf(pathname: string, competition: string): string {
  if (below(pathname) === 'enter/competitor-number') return '/';
  const [flow = '', step = ''] = below(pathname).split('/');
  if (flow === 'enter') return `/${competition}/enter`;
  if (flow === 'judge') return `/${competition}/judge${step === 'onboarding' ? '/onboarding' : ''}`;
  return `/${competition}`;
}

/** Where "× Logout" starts again: the flow that the page belongs to (spec 1 §2). */
export const afterLogout = (pathname: string, competition: string): string =>
  below(pathname).startsWith('enter') ? `/${competition}/enter` : `/${competition}/judge/onboarding`;
