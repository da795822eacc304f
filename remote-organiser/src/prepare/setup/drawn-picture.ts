export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A drawing or picture as a PNG, complete and in the middle of a white frame.
 *
 * @param frameOf the frame, in pixels, for a picture of that size
 * @throws if the browser cannot show the file
 */
export async function drawnPicture(file: File, frameOf: (picture: Size) => Size): Promise<File> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const blob = await drawn(image, frameOf({ width: image.naturalWidth, height: image.naturalHeight }));
    return new File([blob], 'picture.png', { type: blob.type });
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawn(image: HTMLImageElement, frame: Size): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = frame.width;
  canvas.height = frame.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  const scale = Math.min(frame.width / image.naturalWidth, frame.height / image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, frame.width, frame.height);
  pen.drawImage(image, (frame.width - width) / 2, (frame.height - height) / 2, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))), 'image/png');
  });
}
