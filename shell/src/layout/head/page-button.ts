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
export const below = (pathname: string): string => pathname.split('/').filter(Boolean).slice(1).join('/');

/**
 * "← Back" on every page except the roots of the flows, and "× Logout" where a flow has signed somebody in
 * and asks for a final confirmation (behaviour: pages#back-and-out).
 */
export function pageButton(pathname: string): PageButton {
  const page = below(pathname);
  if (lastSteps.has(page)) return 'logout';
  return roots.has(page) ? null : 'back';
}
