import { Button, ButtonLink, Card, Row } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { forgetDraft, readDraft } from './new/kept-draft.ts';
import styles from './organise.module.css';
import { organiseTexts as texts } from './texts.ts';

/** A competition begun on this device but not created yet. */
export function StartedCard() {
  const [draft, setDraft] = useState(readDraft);
  if (!draft) return null;
  return (
    <Card className={styles.started}>
      <div>
        <h2>{draft.name.trim() || texts.unnamed}</h2>
        <p className={styles.lead}>{`${texts.started}. ${texts.startedHint}`}</p>
      </div>
      <Row>
        <Button
          onClick={() => {
            forgetDraft();
            setDraft(null);
          }}
        >
          {texts.discard}
        </Button>
        <ButtonLink as={Link} to="/organise/new" variant="primary">
          {texts.continue}
        </ButtonLink>
      </Row>
    </Card>
  );
}
