import { below } from './page-button.ts';

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
