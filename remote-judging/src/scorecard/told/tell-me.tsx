import { useTold } from '@topout/app-kit/use-told';
import { notificationKinds } from '@topout/domain';
import { Button, Row } from '@topout/ui';
import { useState } from 'react';
import { texts } from './texts.ts';

/**
 * One quiet line on the own card: to be told on this phone, or no more. Asks the browser only when tapped, and is not there
 * where the browser cannot. (behaviour: announcements#on-a-device)
 */
export default function TellMe() {
  const { ability, read, kinds, busy, error, change } = useTold(true);
  const [wasAble] = useState(ability === 'able');
  if (!wasAble || (!read.data && ability === 'able')) return null;
  const isOn = kinds.length > 0;
  return (
    <Row gap={1} wrap data-print="hide">
      {ability === 'able' && (
        <Button variant="quiet" busy={busy} onClick={() => void change(isOn ? [] : notificationKinds)}>
          {isOn ? texts.off : texts.on}
        </Button>
      )}
      {ability === 'denied' && <output>{texts.denied}</output>}
      {error !== null && <p role="alert">{texts.failed}</p>}
    </Row>
  );
}
