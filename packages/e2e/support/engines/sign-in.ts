import type { Person } from '../accounts.ts';
import type { Visitor } from './visitor.ts';

/** Signs in on the product's own page, which leads on to `next`. */
export async function signIn(
  visitor: Visitor,
  { email, password }: Pick<Person, 'email' | 'password'>,
  next: string,
): Promise<void> {
  await visitor.open(`/sign-in?${new URLSearchParams({ next }).toString()}`);
  await visitor.fill('E-mail', email);
  await visitor.fill('Password', password);
  await visitor.pressButton('Sign in');
  await visitor.isAt(next);
}
