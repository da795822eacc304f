import { decideDispute } from '@topout/api-client';
import { becameOf } from '@topout/domain';
import { ButtonLink, Section } from '@topout/ui';
import { Link } from 'react-router-dom';
import type { OfDispute } from './disputes-page.tsx';
import styles from './disputes.module.css';
import { TextForm } from './text-form.tsx';
import { disputeTexts as texts } from './texts.ts';

const words = { STANDS: texts.stands, CHANGED: texts.changed, REMOVED: texts.removed };

/** Staff correct the result if it is wrong, and decide what has become of it. */
export function DecideForm({ dispute, judging }: OfDispute) {
  const { uuid: id } = judging.competition;
  const { uuid, route, user, before, after } = dispute;
  const decision = becameOf(before, after ?? before);
  // After the end, results are corrected on the sheet.
  const correct = judging.closed === null ? `judge/${route}/${user.uuid}` : 'bulk-scoring';
  return (
    <Section title={texts.decide}>
      <TextForm
        label={texts.reason}
        hint={texts.reasonHint}
        act={texts.act[decision]}
        primary
        onSend={(reason) => decideDispute(id, uuid, { decision, reason })}
      >
        <p className={styles.soft}>
          {words[decision]} {texts.correctHint}
        </p>
        <div>
          <ButtonLink as={Link} to={`/${id}/${correct}`}>
            {texts.correct}
          </ButtonLink>
        </div>
      </TextForm>
    </Section>
  );
}
