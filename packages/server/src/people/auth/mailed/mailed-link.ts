import type { Queries } from '../../../platform/db/database.ts';
import { issueCode } from './auth-codes.ts';

/**
 * The path of a page that signs its reader in once, for links in mails. The code is made for the page's path,
 * because mails do not know the host's address.
 *
 * @param page one of ours: `/…`, with or without a query
 */
export async function mailedLink(
  db: Queries,
  account: string,
  page: string,
  validSeconds: number,
): Promise<string> {
  const link = new URL(page, 'https://any.host');
  const code = await issueCode(db, { account, madeBy: null, redirectUri: page, validSeconds });
  link.searchParams.set('authCode', code);
  link.searchParams.set('authCodeUrl', page);
  return link.pathname + link.search;
}
