/** Pixels per side: logos are shown at 88. */
const side = 600;

/**
 * A drawing or picture as a square PNG, complete and on white, because storing a picture crops it to a
 * square.
 *
 * @throws if the browser cannot show the file
 */
export async function squareLogo(file: File): Promise<File> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const blob = await drawn(image);
    return new File([blob], 'logo.png', { type: blob.type });
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawn(image: HTMLImageElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  const scale = side / Math.max(image.naturalWidth, image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))), 'image/png');
  });
}
