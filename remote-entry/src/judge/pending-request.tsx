import { competitionKey, refresh } from '@topout/api-client';
import { Button, ClockIcon } from '@topout/ui';
import { useEffect } from 'react';
import { Message } from '../flow/message.tsx';
import { judgeTexts as texts } from '../texts.ts';

const lookAgainMs = 5_000;

/** Staff have not approved yet. Moves on by itself once they have. (behaviour: joining-judges#approval) */
export function PendingRequest({ competition }: { readonly competition: string }) {
  useEffect(() => {
    const timer = setInterval(() => void refresh(competitionKey(competition)), lookAgainMs);
    return () => clearInterval(timer);
  }, [competition]);
  return (
    <Message
      icon={<ClockIcon size={28} />}
      title={texts.pendingTitle}
      action={<Button onClick={() => void refresh(competitionKey(competition))}>{texts.checkAgain}</Button>}
    >
      {texts.pending}
    </Message>
  );
}
