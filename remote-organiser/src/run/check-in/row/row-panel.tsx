import type { Competition } from '@topout/contract';
import { formatTime, forReader, type Payment, venueZone } from '@topout/domain';
import { ButtonLink } from '@topout/ui';
import { Switch } from '@topout/ui/forms';
import { Link } from 'react-router-dom';
import { AnswersPart } from './answers-part.tsx';
import { nameOf } from '../name-of.ts';
import { texts } from '../texts.ts';
import type { PanelPart, Recorded } from './panel-part.ts';
import { PaidPart } from './paid-part.tsx';
import styles from './row.module.css';
import { WaiverPart } from './waiver-part.tsx';
import { WavePart } from './wave-part.tsx';

export interface RowPanelProps extends Omit<PanelPart, 'recorded'> {
  readonly id: string;
  readonly competition: Competition;
  /** What the payment form begins with. */
  readonly proposal: Payment;
}

/** Four switches, which take effect at once; a payment and a guardian ask for details first. */
export function RowPanel({ id, competition, row, proposal, onRecord }: RowPanelProps) {
  const timeZone = venueZone(competition.venues[0]);
  const recorded: Recorded = ({ at, by }) => texts.recorded(forReader(formatTime, at, timeZone), by);
  return (
    <fieldset id={id} className={styles.panel} aria-label={nameOf(row)}>
      <Switch
        label={texts.switches.present}
        hint={row.present ? recorded(row.present) : undefined}
        checked={row.present !== null}
        onChange={({ target }) => void onRecord({ present: target.checked })}
      />
      <PaidPart row={row} proposal={proposal} recorded={recorded} onRecord={onRecord} />
      <WaiverPart row={row} recorded={recorded} onRecord={onRecord} />
      <Switch
        label={texts.switches.bib}
        hint={row.bib ? recorded(row.bib) : undefined}
        checked={row.bib !== null}
        onChange={({ target }) => void onRecord({ bib: target.checked })}
      />
      <WavePart competition={competition} row={row} />
      <AnswersPart competition={competition} row={row} />
      <ButtonLink
        as={Link}
        to={`/${competition.uuid}/entries/${row.user}`}
        variant="quiet"
        className={styles.way}
      >
        {texts.toEntry}
      </ButtonLink>
    </fieldset>
  );
}
