import type { Competition } from '@topout/contract';
import { Notice } from '@topout/ui';
import { ConfirmAddress } from '../invite/confirm-address.tsx';
import { texts } from './texts.ts';

/** Why a listed competition is missing from the home page; its owner can request the missing mail. */
export function HeldBack({ competition }: { readonly competition: Competition }) {
  const { uuid, listed, heldBack, role } = competition;
  if (!listed || heldBack === null) return null;
  if (heldBack === 'HOST') return <Notice tone="info">{texts.byHost}</Notice>;
  if (role !== 'MASTER') return <Notice tone="info">{texts.byOwner}</Notice>;
  return <ConfirmAddress why={texts.byMail} next={texts.next} page={`/${uuid}/setup`} />;
}
