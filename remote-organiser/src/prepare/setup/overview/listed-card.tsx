import type { Competition } from '@topout/contract';
import { saveSettings } from '@topout/api-client';
import { Button, Card } from '@topout/ui';
import { HeldBack } from '../../held-back/held-back.tsx';
import { useChange } from '../use-change.ts';
import styles from './overview.module.css';
import { overviewTexts as texts } from './texts.ts';

/** Whether everybody can find the competition on the home page. */
export function ListedCard({ competition }: { readonly competition: Competition }) {
  const { uuid, listed } = competition;
  const { busy, change } = useChange();
  return (
    <Card className={styles.listed}>
      <div className={styles.words}>
        <h2 className={styles.small}>{heading(competition)}</h2>
        <p className={styles.text}>{listed ? texts.listedHint : texts.unlistedHint}</p>
        <HeldBack competition={competition} />
      </div>
      <Button
        busy={busy}
        onClick={() => void change(() => saveSettings(uuid, { listed: !listed }, competition))}
      >
        {listed ? texts.unlist : texts.list}
      </Button>
    </Card>
  );
}

function heading({ listed, heldBack }: Competition): string {
  if (!listed) return texts.unlisted;
  return heldBack === null ? texts.listed : texts.heldBack;
}
