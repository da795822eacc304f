import { Button, Stack, UserIcon } from '@topout/ui';
import { codeTexts as texts } from '../texts.ts';
import { Message } from './message.tsx';
import type { CodeQuestion } from './use-auth-code.ts';

interface AskSignUpProps {
  readonly question: Extract<CodeQuestion, { readonly asks: 'sign-up' }>;
}

/** Asks before the first mail signs in to an account made in another browser, perhaps by somebody else. */
export const AskSignUp = ({ question: { name, mine, notMine } }: AskSignUpProps) => (
  <Message
    icon={<UserIcon size={28} />}
    title={texts.signedUpTitle}
    action={
      <Stack gap={3}>
        <Button variant="primary" size="lg" fullWidth onClick={mine}>
          {texts.mine}
        </Button>
        <Button size="lg" fullWidth onClick={notMine}>
          {texts.notMine}
        </Button>
      </Stack>
    }
  >
    {texts.signedUp(name)}
  </Message>
);
