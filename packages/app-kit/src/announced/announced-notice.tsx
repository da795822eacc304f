import { serverNow, useAnnouncements } from '@topout/api-client';
import { ago, newsOf } from '@topout/domain';
import { Button, ButtonLink, Notice, Row } from '@topout/ui';
import { Link } from '../link.tsx';
import { announcedTexts as texts } from '../texts.ts';
import { useStored } from '../use-stored.ts';
import type { AnnouncedProps } from './announced.tsx';

export default function AnnouncedNotice({ competition }: AnnouncedProps) {
  const { data = [] } = useAnnouncements(competition);
  const [seenAt, setSeenAt] = useStored(competition, 'announcementsSeen');
  const news = newsOf(data, seenAt, serverNow());
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
