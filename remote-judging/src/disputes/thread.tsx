import { answerDispute, serverNow, useSentOnce, withdrawDispute } from '@topout/api-client';
import { formatRecent, venueZone } from '@topout/domain';
import { Badge, ButtonLink, ConfirmButton, Notice, Row, Section, Stack } from '@topout/ui';
import { Link } from 'react-router-dom';
import { texts as shared } from '../texts.ts';
import { Answers } from './answers.tsx';
import { DecideForm } from './decide-form.tsx';
import { DecideIncident } from './decide-incident.tsx';
import type { OfDispute } from './disputes-page.tsx';
import styles from './disputes.module.css';
import { BothResults } from './both-results.tsx';
import { IncidentFacts } from './incident-facts.tsx';
import { TextForm } from './text-form.tsx';
import { disputeTexts as texts } from './texts.ts';
import { useDoing } from './use-doing.ts';

/** Both results, what was said, the decision, and whatever the reader may do about it. */
export function Thread(part: OfDispute) {
  const { dispute, judging, staff } = part;
  const { uuid, user, kind, state, closedAt, closedBy, reason, ruling, fee } = dispute;
  const { canAnswer, canDecide, canWithdraw } = dispute;
  const { competition } = judging;
  const { run } = useDoing();
  const once = useSentOnce();
  const zone = venueZone(competition.venues[0]);
  const when = (moment: string) => formatRecent(serverNow())(Date.parse(moment), zone);
  const category = competition.stages
    .flatMap((stage) => stage.categories)
    .find((one) => one.uuid === dispute.category);
  return (
    <Stack gap={6}>
      <header className={styles.head}>
        <h1 className={styles.name}>{user.name}</h1>
        <Row gap={2} wrap>
          <span className={styles.soft}>{category?.name}</span>
          <Badge tone={state === 'OPEN' ? 'held' : 'neutral'}>
            {state === 'OPEN' ? shared.dispute[kind] : texts.state[state]}
          </Badge>
        </Row>
      </header>
      <BothResults {...part} />
      <IncidentFacts dispute={dispute} timeZone={zone} />
      {closedAt !== null && state !== 'OPEN' && (
        <Notice tone="info" title={texts.outcome[state]}>
          {ruling !== null && (
            <p>
              {texts.ruled[ruling]} {fee !== null && texts.feeIf(fee)}
            </p>
          )}
          {reason !== null && <p className={styles.reason}>{reason}</p>}
          <p className={styles.soft}>{texts.closedBy(when(closedAt), closedBy)}</p>
        </Notice>
      )}
      <Section title={texts.said}>
        <Answers dispute={dispute} staff={staff} when={when} />
        {canAnswer && (
          <TextForm
            label={texts.answer}
            act={texts.send}
            onSend={(text) =>
              once(text, (answer) => answerDispute(competition.uuid, uuid, { uuid: answer, text }))
            }
          />
        )}
      </Section>
      {canDecide && (kind === 'INCIDENT' ? <DecideIncident {...part} /> : <DecideForm {...part} />)}
      {state === 'OPEN' && !staff && <p className={styles.soft}>{texts.waits}</p>}
      <Row gap={2} wrap>
        {staff && (
          <ButtonLink as={Link} to={`/${competition.uuid}?entry=${user.uuid}`} variant="quiet">
            {texts.card}
          </ButtonLink>
        )}
        {canWithdraw && (
          <ConfirmButton
            variant="quiet"
            label={texts.withdraw}
            title={texts.withdrawTitle}
            confirmLabel={texts.withdraw}
            onConfirm={() => run(() => withdrawDispute(competition.uuid, uuid))}
          >
            {texts.withdrawHint}
          </ConfirmButton>
        )}
      </Row>
    </Stack>
  );
}
