import { useProfile } from '@topout/api-client';
import { Button, Stack, UserIcon } from '@topout/ui';
import { codeTexts as texts } from '../texts.ts';
import { Message } from './message.tsx';
import type { CodeQuestion } from './use-auth-code.ts';

interface AskWhoProps {
  readonly question: Extract<CodeQuestion, { readonly asks: 'who' }>;
}

/** Asks before a link signs a signed-in person in as somebody else. */
export function AskWho({ question: { name, signIn, stay } }: AskWhoProps) {
  const { data: me } = useProfile();
  return (
    <Message
      icon={<UserIcon size={28} />}
      title={texts.title(name)}
      action={
        <Stack gap={3}>
          <Button variant="primary" size="lg" fullWidth onClick={signIn}>
            {texts.signIn(name)}
          </Button>
          <Button size="lg" fullWidth onClick={stay}>
            {texts.stay}
          </Button>
        </Stack>
      }
    >
      {me && texts.signedInAs(me.name || (me.email ?? ''))}
    </Message>
  );
}
