import { type PassedOn, passOn } from './pass-on.ts';
import { pictureOf } from './picture-of.ts';
import { shareText } from './share-text.ts';
import type { SharedCard } from './shared-card.ts';

/**
 * Draws a card and passes it on. Whoever opens the address sees the public card.
 * @param address of the public card
 * @throws DOMException, TypeError if the text cannot be copied
 */
export async function shareCard(
  card: SharedCard,
  { address, title }: Pick<PassedOn, 'address' | 'title'>,
): ReturnType<typeof passOn> {
  // Without its picture a card is still worth passing on.
  const picture = await pictureOf(card).catch(() => null);
  return passOn({ address, title, text: shareText(card), picture });
}
