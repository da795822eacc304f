import { serverNow } from '@topout/api-client';
import { ago } from '@topout/domain';
import { Button, ButtonLink, Notice, Row } from '@topout/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { announcedTexts as texts } from '../texts.ts';

interface AnnouncedNoticeProps {
  readonly text: string;
  /** ISO 8601. */
  readonly madeAt: string;
  /** The page of all announcements. */
  readonly to: string;
  readonly onPutAway: () => void;
}

/** One announcement above another screen. */
export default function AnnouncedNotice({ text, madeAt, to, onPutAway }: AnnouncedNoticeProps): ReactNode {
  return (
    <Notice
      title={text}
      action={
        <Row gap={2}>
          <ButtonLink as={Link} to={to} variant="quiet">
            {texts.all}
          </ButtonLink>
          <Button onClick={onPutAway}>{texts.putAway}</Button>
        </Row>
      }
    >
      {texts.from(ago(Date.parse(madeAt), serverNow()))}
    </Notice>
  );
}
