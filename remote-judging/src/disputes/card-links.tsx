import type { EntryDetail } from '@topout/contract';
import { canQuery } from '@topout/domain';
import { ButtonLink, Row } from '@topout/ui';
import { Link } from 'react-router-dom';
import type { Judging } from '../competition/use-judging.ts';
import { disputeTexts as texts } from './texts.ts';

interface CardLinksProps {
  readonly judging: Judging;
  readonly card: EntryDetail;
  /** The reader's, or their child's. */
  readonly own: boolean;
}

/** Below a card: the ways to the plan and to appeal, or for staff to query a result. */
export default function CardLinks({ judging: { competition, actor }, card, own }: CardLinksProps) {
  const { uuid, stages } = competition;
  return (
    <Row gap={2} wrap data-print="hide">
      {own && stages.some(({ planned }) => planned) && (
        <ButtonLink as={Link} to={`/${uuid}/plan`} variant="quiet">
          {texts.plan}
        </ButtonLink>
      )}
      {own && (
        <ButtonLink as={Link} to={`/${uuid}/disputes`} variant="quiet">
          {texts.title}
        </ButtonLink>
      )}
      {canQuery(actor) && (
        <ButtonLink as={Link} to={`/${uuid}/disputes/new?query=${card.uuid}`} variant="quiet">
          {texts.query}
        </ButtonLink>
      )}
    </Row>
  );
}
