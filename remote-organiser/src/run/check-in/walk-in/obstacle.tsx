import { Button, Notice } from '@topout/ui';
import { texts } from '../texts.ts';
import type { Held } from './use-walk-in.ts';
import styles from './walk-in.module.css';

export interface ObstacleProps {
  readonly held: Held | null;
  /** Shows the person of this name. */
  readonly onShow: (name: string) => void;
}

/** What stands in the way of a walk-in, and the way around it; the form's button goes ahead. */
export function Obstacle({ held, onShow }: ObstacleProps) {
  if (held?.code === 'walk_in.full')
    return (
      <div className={styles.wide}>
        <Notice tone="warning" title={texts.fullTitle}>
          {texts.fullText}
        </Notice>
      </div>
    );
  if (held?.code !== 'walk_in.entered') return null;
  const show = <Button onClick={() => onShow(held.name)}>{texts.showThem}</Button>;
  return (
    <div className={styles.wide}>
      <Notice tone="warning" title={texts.enteredTitle(held.name)} action={show}>
        {texts.enteredText}
      </Notice>
    </div>
  );
}
