import { ArrowLeftIcon, classNames } from '@topout/ui';
import { BigButton } from '@topout/ui/touch';
import styles from './heats.module.css';
import { type LaneDraft, typedAfter } from './lane-draft.ts';
import { heatTexts as texts } from './texts.ts';

interface ResultPadProps {
  readonly draft: LaneDraft | null;
  readonly onPut: (draft: LaneDraft) => void;
  /** To the other lane. */
  readonly onOther: () => void;
}

const rows = [
  ['1', '2', '3', 'FALL'],
  ['4', '5', '6', 'FALSE_START'],
  ['7', '8', '9', 'DNS'],
] as const;

const isKind = (key: string): key is keyof typeof texts.kinds => key in texts.kinds;

/** Digits for the time, and beside them what a run can be without one: no keyboard covers the lanes. */
export function ResultPad({ draft, onPut, onOther }: ResultPadProps) {
  const typed = draft?.typed ?? '';
  const type = (key: string) => onPut({ typed: typedAfter(typed, key) });
  return (
    <fieldset className={styles.pad} aria-label={texts.keys}>
      {rows.flat().map((key) =>
        isKind(key) ? (
          <BigButton
            key={key}
            className={classNames(styles.key, styles.kind)}
            selected={draft?.kind === key}
            onClick={() => onPut({ kind: key })}
          >
            {texts.kinds[key]}
          </BigButton>
        ) : (
          <BigButton key={key} className={styles.key} onClick={() => type(key)}>
            {key}
          </BigButton>
        ),
      )}
      <BigButton className={styles.key} aria-label={texts.point} onClick={() => type('.')}>
        .
      </BigButton>
      <BigButton className={styles.key} onClick={() => type('0')}>
        0
      </BigButton>
      <BigButton
        className={styles.key}
        aria-label={texts.erase}
        onClick={() => onPut({ typed: typed.slice(0, -1) })}
      >
        <ArrowLeftIcon size={24} />
      </BigButton>
      <BigButton className={classNames(styles.key, styles.kind)} onClick={onOther}>
        {texts.otherLane}
      </BigButton>
    </fieldset>
  );
}
