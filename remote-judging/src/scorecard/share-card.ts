/**
 * Passes a card's address on as the device does such things, or puts it where it can be pasted. Whoever opens it sees the
 * public card: minors by first name and initial.
 * @throws DOMException where neither is allowed
 */
export async function shareCard(address: string, title: string): Promise<'shared' | 'copied' | 'dismissed'> {
  if (!navigator.share) {
    await navigator.clipboard.writeText(address);
    return 'copied';
  }
  try {
    await navigator.share({ title, url: address });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    throw error;
  }
}
