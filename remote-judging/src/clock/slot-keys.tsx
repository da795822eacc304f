import { Button, Section } from '@topout/ui';
import styles from './controls.module.css';
import type { KeysProps } from './keys.tsx';
import { controlTexts as texts } from './texts.ts';

/** Another slot than the one on the wall. In a rotation that runs nobody skips one. */
export function SlotKeys({ now: { plan, slot, status, extra }, press }: KeysProps) {
  if (plan.slots < 2) return null;
  const locked = plan.rolling && status === 'RUNNING';
  const key = (label: string, to: number) => (
    <Button
      size="lg"
      disabled={locked || to < 1 || to > plan.slots}
      onClick={() => press({ kind: 'SLOT', slot: to })}
    >
      {label}
    </Button>
  );
  return (
    <Section title={texts.goTo} description={texts.goToHint}>
      <div className={styles.steps}>
        {key(texts.previous, slot - 1)}
        {key(texts.again, slot)}
        {key(texts.next, extra ? extra.next : slot + 1)}
      </div>
    </Section>
  );
}
