import { sharedCacheSeconds } from '../../competition/boards/when-hidden.ts';
import type { BoardDocument } from './board-document.ts';
import type { Audience } from '../../competition/boards/board-access.ts';

/**
 * Browsers ask each time and mostly hear 304; a shared cache may answer for a moment. What only staff may see is for no
 * shared cache.
 */
export function leaderboardHeaders(
  document: Pick<BoardDocument, 'etag'>,
  audience: Audience,
): Record<string, string> {
  return audience === 'staff'
    ? { etag: document.etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding, authorization' }
    : {
        etag: document.etag,
        'cache-control': `public, max-age=0, s-maxage=${sharedCacheSeconds}, must-revalidate`,
        vary: 'accept-encoding',
        'access-control-allow-origin': '*',
      };
}
