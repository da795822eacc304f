import { type Ground, groundOf } from './ground.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A drawing or picture as a PNG, complete and in the middle of a frame: a white one, or a dark one where it would vanish
 * on white.
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

const colours: Readonly<Record<Ground, string>> = { white: '#fff', dark: '#12171b' };
/** On a ground of another colour a picture keeps away from the edge: as much of the frame's shorter side. */
const margin = 0.12;

async function drawn(image: HTMLImageElement, frame: Size): Promise<Blob> {
  const { canvas, pen } = canvasOf(frame);
  const ground = groundOnWhich(image, frame);
  const kept = ground === 'white' ? 0 : 2 * margin * Math.min(frame.width, frame.height);
  const [most, high] = [frame.width - kept, frame.height - kept];
  const scale = Math.min(most / image.naturalWidth, high / image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  pen.fillStyle = colours[ground];
  pen.fillRect(0, 0, frame.width, frame.height);
  pen.drawImage(image, (frame.width - width) / 2, (frame.height - height) / 2, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))), 'image/png');
  });
}

/** Looks at a small copy: every pixel of a large picture takes a phone a second. */
function groundOnWhich(image: HTMLImageElement, { width, height }: Size): Ground {
  const scale = Math.min(1, 200 / Math.max(width, height));
  const small = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const { pen } = canvasOf(small);
  pen.drawImage(image, 0, 0, small.width, small.height);
  return groundOf(pen.getImageData(0, 0, small.width, small.height).data);
}

function canvasOf({ width, height }: Size) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  return { canvas, pen };
}
