import type { HeldReport } from '@topout/contract';
import { canBulkScore, formatTime, forReader, venueZone } from '@topout/domain';
import { Card, Notice } from '@topout/ui';
import { useState } from 'react';
import styles from './conflict.module.css';
import { DecisionButton } from './decision-button.tsx';
import { DecisionQuestion } from './decision-question.tsx';
import { type Decision, decisionsOn, judgeName, judgesOf } from './decisions.ts';
import { headlineOf } from './headline.ts';
import type { HeldCardProps } from './held-card-props.ts';
import { Marks } from './marks.tsx';
import { texts } from './texts.ts';
import { useSettle } from './use-settle.ts';

/** One held result: the counting result face to face with each judge's version, and under each its button. */
export function HeldCard({ line, judging, route, about }: HeldCardProps) {
  const { competition, actor } = judging;
  const { busy, failure, settle } = useSettle(competition.uuid, line);
  /** One that replaces somebody's work is asked about first. */
  const [asked, setAsked] = useState<Decision | null>(null);
  const me = actor.profile;
  const { title, hint } = headlineOf(line, me);
  const decisions = line.onServer ? decisionsOn(line, route, me) : [];
  const standing = judgesOf(line.attempts ?? [], me);
  const since = line.attempts?.at(-1)?.timestamp;
  const timeZone = venueZone(competition.venues[0]);
  const isKept = ({ settlement }: Decision) =>
    settlement.take === 'STANDING' && line.attempts !== null && line.attempts.length > 0;
  const isTaken = ({ settlement }: Decision, { commands }: HeldReport) =>
    settlement.take === 'HELD' && settlement.commands === commands;
  const others = decisions.filter(
    (decision) => !isKept(decision) && !line.reports.some((report) => isTaken(decision, report)),
  );
  const decide = ({ settlement }: Decision) => void settle(settlement);
  const button = (decision: Decision | undefined, brief: boolean) =>
    decision && (
      <DecisionButton
        key={`${decision.settlement.take} ${decision.settlement.commands[0]}`}
        decision={decision}
        busy={busy}
        brief={brief}
        onChoose={decision.question ? setAsked : decide}
      />
    );

  return (
    <Card className={styles.card}>
      {about}
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.sides}>
        {line.attempts !== null && (
          <Marks
            title={texts.onTheServer}
            attempts={line.attempts}
            route={route}
            hint={[
              standing !== '' && texts.by(standing),
              since !== undefined && forReader(formatTime, since, timeZone),
            ]
              .filter(Boolean)
              .join(', ')}
            choice={button(decisions.find(isKept), true)}
          />
        )}
        {line.reports.map((report) => (
          <Marks
            key={report.commands[0]}
            title={report.judge?.uuid === me ? texts.onYourPhone : texts.logged(judgeName(report.judge, me))}
            attempts={report.attempts}
            route={route}
            hint={line.onServer ? texts.loggedAt(forReader(formatTime, report.receivedAt, timeZone)) : ''}
            choice={button(
              decisions.find((decision) => isTaken(decision, report)),
              true,
            )}
          />
        ))}
      </div>
      {line.onServer && line.attempts === null && <p className={styles.hint}>{texts.notShown}</p>}
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {others.map((decision) => button(decision, false))}
      {!line.onServer && <p className={styles.hint}>{texts.decideOnline}</p>}
      {!canBulkScore(actor) && decisions.length < 2 && (
        <p className={styles.hint}>{decisions.length === 0 ? texts.onlyStaffJudges : texts.tellStaff}</p>
      )}
      <DecisionQuestion decision={asked} onConfirm={decide} onClose={() => setAsked(null)} />
    </Card>
  );
}
