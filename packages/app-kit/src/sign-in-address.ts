/**
 * Where people sign in from a page: a competition's entry flow, its judge onboarding, or the product's own
 * page.
 */
export type SignInPlace = 'enter' | 'judge' | 'product';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

const start = (place: SignInPlace, competition: string): string => {
  if (place === 'enter') return `/${competition}/enter`;
  return place === 'judge' ? `/${competition}/judge/onboarding` : '/sign-in';
};

/** The address without its one-time code, which works once and must not be kept. */
function withoutCode({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  query.delete('authCode');
  query.delete('authCodeUrl');
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}

/**
 * Where a page that needs a session sends people without one (behaviour: pages#guards); `next` is the page to
 * return to. A one-time code goes along, with the address it was made for (`authCodeUrl`), because only that
 * address can redeem it.
 */
export function signInAddress(
  place: SignInPlace,
  competition: string,
  from: Address,
  origin: string,
): string {
  const next = withoutCode(from);
  const given = new URLSearchParams(from.search);
  const code = given.get('authCode');
  const query = new URLSearchParams({ next });
  if (code) {
    query.set('authCode', code);
    query.set('authCodeUrl', given.get('authCodeUrl') ?? origin + next);
  }
  return `${start(place, competition)}?${query.toString()}`;
}
