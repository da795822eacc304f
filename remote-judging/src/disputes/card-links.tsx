import type { EntryDetail } from '@topout/contract';
import { canQuestion } from '@topout/domain';
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

/** Below a card: the ways to appeal, or for staff to question a result. */
export default function CardLinks({ judging: { competition, actor }, card, own }: CardLinksProps) {
  const { uuid } = competition;
  return (
    <Row gap={2} wrap data-print="hide">
      {own && (
        <ButtonLink as={Link} to={`/${uuid}/disputes`} variant="quiet">
          {texts.title}
        </ButtonLink>
      )}
      {canQuestion(actor) && (
        <ButtonLink as={Link} to={`/${uuid}/disputes/new?question=${card.uuid}`} variant="quiet">
          {texts.question}
        </ButtonLink>
      )}
    </Row>
  );
}
