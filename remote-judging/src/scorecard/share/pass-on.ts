export interface PassedOn {
  /** Of the public card. */
  readonly address: string;
  readonly title: string;
  readonly text: string;
  /** Null where there is none, or it could not be drawn. */
  readonly picture: File | null;
}

/**
 * Passes a card on as the device does such things: as a picture, else as a link. Where the device has no way, the picture is
 * saved and the text, with the address, stands ready to be pasted.
 * @throws DOMException, TypeError where the text cannot be copied
 */
export async function passOn(card: PassedOn): Promise<'shared' | 'saved' | 'copied' | 'dismissed'> {
  const how = await shareByDevice(card);
  if (how !== null) return how;
  const { text, address, picture } = card;
  if (picture) save(picture);
  await navigator.clipboard.writeText(`${text}\n${address}`);
  return picture ? 'saved' : 'copied';
}

/** Null where the device does not share. */
async function shareByDevice(card: PassedOn): Promise<'shared' | 'dismissed' | null> {
  if (!navigator.share) return null;
  try {
    await navigator.share(wayOf(card));
    return 'shared';
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === 'AbortError') return 'dismissed';
    // Drawing took so long that the tap is forgotten, or the page may not share.
    if (error.name === 'NotAllowedError') return null;
    throw error;
  }
}

function wayOf({ address, title, text, picture }: PassedOn): ShareData {
  // Messengers that take a picture leave the address out, unless it is text.
  const withPicture = { files: picture ? [picture] : [], text: `${text}\n${address}` };
  return picture && navigator.canShare?.(withPicture) ? withPicture : { title, text, url: address };
}

function save(picture: File) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  // Not at once: the browser is still reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
