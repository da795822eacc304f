/** What stands on a pin: one number, and how many others the route has. */
export interface PinLabel {
  /** Empty where the route goes by a name: there is no room for it on a hold. */
  readonly first: string;
  readonly more: number;
}

/**
 * The first of a route's joined numbers; a pin has no room for all of them.
 * @example pinLabel('3/2/1') // { first: '3', more: 2 }
 */
export function pinLabel(name: string): PinLabel {
  const [first = '', ...others] = name.split('/');
  return /^\S{1,3}$/.test(first) ? { first, more: others.length } : { first: '', more: 0 };
}
