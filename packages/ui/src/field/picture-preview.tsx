import { useCallback, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ImageIcon } from '../icons/thing-icons.ts';
import styles from './file-input.module.css';

export interface PicturePreviewProps {
  /** A file chosen just now; it wins over the address. */
  readonly file: File | null;
  readonly url: string | null;
  /** All of it on white, instead of a circle. */
  readonly whole: boolean;
}

/** The picture in a circle or whole, or a sign that there is none or that it cannot be shown. */
export function PicturePreview({ file, url, whole }: PicturePreviewProps) {
  const [broken, setBroken] = useState<File | string | null>(null);
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null || file === null) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  const source = file ?? url;
  const empty = source === null || source === broken;
  return (
    <span className={classNames(styles.preview, !empty && styles.filled, whole && styles.whole)}>
      {empty ? (
        <ImageIcon size={28} />
      ) : (
        <img
          ref={show}
          src={file === null && url !== null ? url : undefined}
          alt=""
          className={styles.image}
          onError={() => setBroken(source)}
        />
      )}
    </span>
  );
}
