import type { MapPreview } from '@topout/contract';
import { ConfirmDialog, Notice } from '@topout/ui';
import styles from './routes.module.css';
import { routesTexts as texts } from './texts.ts';

interface MapPreviewDialogProps {
  readonly preview: MapPreview;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** A drawing as it will be stored, with a list of what was left out. */
export const MapPreviewDialog = ({ preview: { svg, leftOut }, onTake, onClose }: MapPreviewDialogProps) => (
  <ConfirmDialog
    open
    wide
    lightDismiss={false}
    onClose={onClose}
    title={texts.previewTitle}
    confirmLabel={texts.take}
    onConfirm={onTake}
  >
    <div className={styles.fields}>
      <img
        className={styles.preview}
        alt={texts.previewTitle}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
      />
      {leftOut.length > 0 ? (
        <Notice tone="warning" title={texts.leftOutTitle}>
          {leftOut.map(({ what, count }) => texts.leftOut[what](count)).join(' ')}
        </Notice>
      ) : (
        <p className={styles.hint}>{texts.leftOutNothing}</p>
      )}
    </div>
  </ConfirmDialog>
);
