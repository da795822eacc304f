import { decideDispute } from '@topout/api-client';
import { type AppealRuling, appealRulings, becameOf, feeDue } from '@topout/domain';
import { ButtonLink, Section } from '@topout/ui';
import { RadioCards } from '@topout/ui/forms';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OfDispute } from './disputes-page.tsx';
import styles from './disputes.module.css';
import { TextForm } from './text-form.tsx';
import { disputeTexts as texts } from './texts.ts';

const words = { STANDS: texts.stands, CHANGED: texts.changed, REMOVED: texts.removed };

/** Staff correct the result if it is wrong, and decide what has become of it. */
export function DecideForm({ dispute, judging }: OfDispute) {
  const { uuid: id, settings } = judging.competition;
  const { uuid, kind, route, user, before, after } = dispute;
  const [ruling, setRuling] = useState<AppealRuling>('UNSUCCESSFUL');
  const decision = becameOf(before, after ?? before);
  const rules = kind === 'APPEAL' && decision === 'STANDS';
  // After the end, results are corrected on the sheet.
  const correct = judging.closed === null ? `judge/${route}/${user.uuid}` : 'bulk-scoring';
  return (
    <Section title={texts.decide}>
      <TextForm
        label={texts.reason}
        hint={texts.reasonHint}
        act={texts.act[decision]}
        primary
        onSend={(reason) => decideDispute(id, uuid, { decision, reason, ...(rules && { ruling }) })}
      >
        <p className={styles.soft}>
          {words[decision]} {texts.correctHint}
        </p>
        <div>
          <ButtonLink as={Link} to={`/${id}/${correct}`}>
            {texts.correct}
          </ButtonLink>
        </div>
        {rules && (
          <RadioCards
            label={texts.ruling}
            value={ruling}
            onChange={setRuling}
            options={appealRulings.map((value) => optionOf(value, settings.appealFee))}
          />
        )}
      </TextForm>
    </Section>
  );
}

/** A ruling, with what it costs where anything does. */
function optionOf(value: AppealRuling, appealFee: number) {
  const [label, what] = texts.rulings[value];
  const fee = feeDue(value, appealFee);
  const cost = fee === null ? texts.noFee : texts.feeIf(fee);
  return { value, label, hint: appealFee > 0 ? `${what} ${cost}` : what };
}
