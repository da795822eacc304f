import type { Dispute } from '@topout/contract';
import { clockText, formatTime, restartFromMs } from '@topout/domain';
import { incidentTexts, holdText } from '../incidents/texts.ts';
import styles from './disputes.module.css';
import { disputeTexts as texts } from './texts.ts';

interface IncidentFactsProps {
  readonly dispute: Pick<Dispute, 'incident' | 'state'>;
  /** The venue's. */
  readonly timeZone: string;
}

/** When and where it happened, and when the climber may restart. */
export function IncidentFacts({ dispute: { incident, state }, timeZone }: IncidentFactsProps) {
  if (!incident) return null;
  const { at, hold, leftMs } = incident;
  const place =
    hold === null
      ? leftMs !== null && incidentTexts.left(clockText(leftMs))
      : incidentTexts.atHold(holdText(incident));
  const from = formatTime(restartFromMs(Date.parse(at), hold ?? 0), timeZone);
  const gives = hold !== null && state !== 'REFUSED' && state !== 'WITHDRAWN';
  return (
    <p className={styles.soft}>
      {[texts.happened(formatTime(at, timeZone)), place, gives && incidentTexts.restartFrom(from)]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
