import type { Drawing, Measure } from './drawing.ts';
import { layOutPicture, picture } from './lay-out-picture.ts';
import type { SharedCard } from './shared-card.ts';

/** Draws a card on a canvas of this device; nothing is uploaded. Null where the browser cannot. */
export async function pictureOf(card: SharedCard): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const family = getComputedStyle(document.body).fontFamily;
  const measure: Measure = (text, size, weight) => {
    pen.font = `${weight} ${size}px ${family}`;
    return pen.measureText(text).width;
  };
  for (const drawing of layOutPicture(card, measure)) draw(pen, drawing, family);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob && new File([blob], 'topout-scorecard.png', { type: 'image/png' });
}

function draw(pen: CanvasRenderingContext2D, drawing: Drawing, family: string) {
  pen.save();
  if (drawing.kind === 'text') drawText(pen, drawing, family);
  else if (drawing.kind === 'path') drawPath(pen, drawing);
  else drawRect(pen, drawing);
  pen.restore();
}

type Of<Kind extends Drawing['kind']> = Extract<Drawing, { readonly kind: Kind }>;

function drawText(pen: CanvasRenderingContext2D, drawing: Of<'text'>, family: string) {
  const { text, x, y, size, weight, color, align } = drawing;
  pen.font = `${weight} ${size}px ${family}`;
  pen.textAlign = align;
  pen.fillStyle = color;
  pen.fillText(text, x, y);
}

function drawPath(pen: CanvasRenderingContext2D, drawing: Of<'path'>) {
  const { d, x, y, scale, fill, opacity = 1, stroke, lineWidth = 1 } = drawing;
  const path = new Path2D(d);
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.globalAlpha = opacity;
  if (fill !== undefined) {
    pen.fillStyle = fill;
    pen.fill(path);
  }
  if (stroke !== undefined) {
    pen.strokeStyle = stroke;
    pen.lineWidth = lineWidth;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.stroke(path);
  }
}

function drawRect(pen: CanvasRenderingContext2D, drawing: Of<'rect'>) {
  const { x, y, width, height, radius, fills, opacity = 1, stroke } = drawing;
  pen.globalAlpha = opacity;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.save();
  pen.clip();
  const part = height / fills.length;
  for (const [index, fill] of fills.entries()) {
    pen.fillStyle = fill;
    pen.fillRect(x, y + index * part, width, part);
  }
  pen.restore();
  if (stroke === undefined) return;
  pen.strokeStyle = stroke;
  pen.lineWidth = 2;
  pen.stroke();
}
