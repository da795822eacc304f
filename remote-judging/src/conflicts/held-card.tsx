import { canBulkScore, formatTime, forReader, venueZone } from '@topout/domain';
import { Card, Notice } from '@topout/ui';
import styles from './conflict.module.css';
import { DecisionButtons } from './decision-buttons.tsx';
import { decisionsOn, judgeName, judgesOf } from './decisions.ts';
import { headlineOf } from './headline.ts';
import type { HeldCardProps } from './held-card-props.ts';
import { Marks } from './marks.tsx';
import { texts } from './texts.ts';
import { useSettle } from './use-settle.ts';

/** One held result: the counting result next to each judge's version, and the options. */
export function HeldCard({ line, judging, route, about }: HeldCardProps) {
  const { competition, actor } = judging;
  const { busy, failure, settle } = useSettle(competition.uuid, line);
  const me = actor.profile;
  const { title, hint } = headlineOf(line, me);
  const decisions = line.onServer ? decisionsOn(line, route, me) : [];
  const standing = judgesOf(line.attempts ?? [], me);
  const timeZone = venueZone(competition.venues[0]);

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
            hint={standing === '' ? '' : texts.by(standing)}
          />
        )}
        {line.reports.map(({ commands, judge, attempts, receivedAt }) => (
          <Marks
            key={commands[0]}
            title={judge?.uuid === me ? texts.onYourPhone : texts.logged(judgeName(judge, me))}
            attempts={attempts}
            route={route}
            hint={line.onServer ? texts.loggedAt(forReader(formatTime, receivedAt, timeZone)) : ''}
          />
        ))}
      </div>
      {line.onServer && line.attempts === null && <p className={styles.hint}>{texts.notShown}</p>}
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {line.onServer ? (
        <DecisionButtons
          decisions={decisions}
          busy={busy}
          onDecide={({ settlement }) => void settle(settlement)}
        />
      ) : (
        <p className={styles.hint}>{texts.decideOnline}</p>
      )}
      {!canBulkScore(actor) && decisions.length < 2 && (
        <p className={styles.hint}>{decisions.length === 0 ? texts.onlyStaffJudges : texts.tellStaff}</p>
      )}
    </Card>
  );
}
