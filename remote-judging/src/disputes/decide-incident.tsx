import { decideDispute } from '@topout/api-client';
import { type IncidentDecision, incidentDecisions } from '@topout/domain';
import { Section } from '@topout/ui';
import { SegmentedChoice } from '@topout/ui/touch';
import { useState } from 'react';
import type { OfDispute } from './disputes-page.tsx';
import styles from './disputes.module.css';
import { TextForm } from './text-form.tsx';
import { disputeTexts as texts } from './texts.ts';

/** The jury confirms a technical incident, which gives a restart or the time left, or refuses it. */
export function DecideIncident({ dispute, judging }: OfDispute) {
  const [decision, setDecision] = useState<IncidentDecision>('CONFIRMED');
  const { uuid, incident } = dispute;
  const gives = incident?.hold === null ? texts.givesTime : texts.givesRestart;
  return (
    <Section title={texts.decide}>
      <TextForm
        label={texts.reason}
        hint={texts.reasonHint}
        act={texts.actIncident[decision]}
        primary
        onSend={(reason) => decideDispute(judging.competition.uuid, uuid, { decision, reason })}
      >
        <SegmentedChoice
          label={texts.decide}
          hideLabel
          value={decision}
          options={incidentDecisions.map((value) => ({ value, label: texts.state[value] }))}
          onChange={setDecision}
        />
        <p className={styles.soft}>{decision === 'CONFIRMED' ? gives : texts.givesNothing}</p>
      </TextForm>
    </Section>
  );
}
