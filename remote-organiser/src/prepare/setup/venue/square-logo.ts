import { drawnPicture } from '../drawn-picture.ts';

/** Pixels per side: logos are shown at 88. */
const side = 600;

/**
 * A drawing or picture as a square PNG, complete and on white or dark, because storing a picture crops it to a
 * square.
 *
 * @throws if the browser cannot show the file
 */
export const squareLogo = (file: File): Promise<File> =>
  drawnPicture(file, () => ({ width: side, height: side }));
