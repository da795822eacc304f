import { serverNow, type useAnnouncements } from '@topout/api-client';
import { ago, newsOf } from '@topout/domain';
import { Button, ButtonLink, Notice, Row } from '@topout/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { announcedTexts as texts } from '../texts.ts';
import { useStored } from '../use-stored.ts';

interface AnnouncedNewsProps {
  readonly competition: string;
  /** Newest first. */
  readonly announcements: NonNullable<ReturnType<typeof useAnnouncements>['data']>;
}

/** The newest announcement above another screen, unless this device has put it away. */
export default function AnnouncedNews({ competition, announcements }: AnnouncedNewsProps): ReactNode {
  const [seenAt, setSeenAt] = useStored(competition, 'announcementsSeen');
  const news = newsOf(announcements, seenAt, serverNow());
  if (!news) return null;
  const { text, madeAt } = news;
  return (
    <Notice
      title={text}
      action={
        <Row gap={2}>
          <ButtonLink as={Link} to={`/${competition}/announcements`} variant="quiet">
            {texts.all}
          </ButtonLink>
          <Button onClick={() => setSeenAt(madeAt)}>{texts.putAway}</Button>
        </Row>
      }
    >
      {texts.from(ago(Date.parse(madeAt), serverNow()))}
    </Notice>
  );
}
