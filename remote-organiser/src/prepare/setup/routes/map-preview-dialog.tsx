import type { MapPreview } from '@topout/contract';
import { Button, Dialog, Notice } from '@topout/ui';
import styles from './routes.module.css';
import { routesTexts as texts } from './texts.ts';

interface MapPreviewDialogProps {
  readonly preview: MapPreview;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** A drawing as it will be stored, with a list of what was left out. */
export const MapPreviewDialog = ({ preview: { svg, leftOut }, onTake, onClose }: MapPreviewDialogProps) => (
  <Dialog
    open
    wide
    lightDismiss={false}
    onClose={onClose}
    title={texts.previewTitle}
    actions={
      <>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="primary" onClick={onTake}>
          {texts.take}
        </Button>
      </>
    }
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
  </Dialog>
);
