import type { Profile } from '@topout/contract';
import { useProfile } from '@topout/api-client';
import { Message } from '../flow/message.tsx';
import { LoadPage } from '../flow/load-page.tsx';
import { WifiOffIcon } from '@topout/ui';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** A page about the signed-in person. What is not on this phone needs a network, and the page says so. */
export function ProfilePage({ children }: { readonly children: (profile: Profile) => ReactNode }) {
  const read = useProfile();
  if (read.data === undefined && read.error !== undefined && !navigator.onLine) {
    return (
      <Message icon={<WifiOffIcon size={28} />} title={texts.offlineTitle}>
        {texts.offline}
      </Message>
    );
  }
  return (
    <LoadPage read={read} title={texts.title} back="history">
      {children}
    </LoadPage>
  );
}
