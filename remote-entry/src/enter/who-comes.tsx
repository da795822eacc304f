import type { Competition } from '@topout/contract';
import { isLoggedInAtom } from '@topout/api-client';
import { useStored } from '@topout/app-kit';
import { Button, ChevronRightIcon, List, ListButton, UserIcon, UsersIcon } from '@topout/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useGoTo } from '../flow/use-go-to.ts';
import { entryFlowTexts as texts } from '../texts.ts';
import { entryPath } from './entry-path.ts';

/** Who is coming: a competitor, or a parent if parents may enter their children. */
export function WhoComes({ competition }: { readonly competition: Competition }) {
  const { uuid, settings } = competition;
  const [, setIsParent] = useStored(uuid, 'isParent');
  const loggedIn = useAtomValue(isLoggedInAtom);
  const goTo = useGoTo();
  // Loads the forms while somebody reads.
  useEffect(
    () => void import(/* webpackChunkName: "enter-steps" */ './email-screen.tsx').catch(() => undefined),
    [],
  );
  const go = (isParent: boolean) => {
    setIsParent(isParent);
    const last = isParent ? 'competitors' : 'confirm';
    goTo(entryPath(uuid, loggedIn ? last : 'email'));
  };
  if (!settings.parentModeEnabled) {
    return (
      <Button variant="primary" size="lg" fullWidth onClick={() => go(false)}>
        {texts.getStarted}
      </Button>
    );
  }
  return (
    <List>
      <ListButton
        leading={<UserIcon size={28} />}
        title={texts.competing}
        subtitle={texts.competingHint}
        trailing={<ChevronRightIcon />}
        onClick={() => go(false)}
      />
      <ListButton
        leading={<UsersIcon size={28} />}
        title={texts.parent}
        subtitle={texts.parentHint}
        trailing={<ChevronRightIcon />}
        onClick={() => go(true)}
      />
    </List>
  );
}
