import { drawnPicture, type Size } from '../drawn-picture.ts';

/** Pixels of the longer side: as many as a stream of 2160 lines shows. */
const longer = 960;

/**
 * A picture or drawing as a PNG of its own proportions, on white or dark. Drawings have no size of their own.
 *
 * @throws if the browser cannot show the file
 */
export const wholePicture = (file: File): Promise<File> =>
  drawnPicture(file, ({ width, height }: Size) => {
    const scale = longer / Math.max(width, height);
    const used = file.type === 'image/svg+xml' ? scale : Math.min(1, scale);
    return { width: Math.max(1, Math.round(width * used)), height: Math.max(1, Math.round(height * used)) };
  });
