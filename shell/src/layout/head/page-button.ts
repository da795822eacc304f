/** The button at the top of the shared competition page layout. */
export type PageButton = 'back' | 'logout' | null;

const roots = new Set(['enter', 'judge', 'judge/onboarding']);
const lastSteps = new Set([
  'enter/confirm',
  'enter/competitors',
  'judge/onboarding/confirm',
  'judge/onboarding/kids',
]);

/** The path below the competition: `/{c}/enter/email/` gives `enter/email`. */
const below = (pathname: string): string => pathname.split('/').filter(Boolean).slice(1).join('/');

/**
 * "← Back" on every page except the roots of the flows, and "× Logout" where a flow has signed somebody in
 * and asks for a final confirmation (behaviour: pages#back-and-out).
 */
export function pageButton(pathname: string): PageButton {
  const page = below(pathname);
  if (lastSteps.has(page)) return 'logout';
  return roots.has(page) ? null : 'back';
}

/**
 * Where "← Back" leads if the page was opened by its address and there is no history. With preloaded entries
 * the flow begins with the number, and its root would lead there again, so that page goes back to the home
 * page.
 */
export function rootOf(pathname: string, competition: string): string {
  if (below(pathname) === 'enter/competitor-number') return '/';
  const [flow = '', step = ''] = below(pathname).split('/');
  if (flow === 'enter') return `/${competition}/enter`;
  if (flow === 'judge') return `/${competition}/judge${step === 'onboarding' ? '/onboarding' : ''}`;
  return `/${competition}`;
}

/** Where "× Logout" starts again: the flow that the page belongs to (behaviour: signing-in#signing-out). */
export const afterLogout = (pathname: string, competition: string): string =>
  below(pathname).startsWith('enter') ? `/${competition}/enter` : `/${competition}/judge/onboarding`;
