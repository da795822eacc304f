import { QrIcon } from '@topout/ui';
import type { ReactNode } from 'react';
import { Message } from '../flow/message.tsx';
import { judgeTexts as texts } from '../texts.ts';

interface KeyMessageProps {
  /** The problem with the key. */
  readonly children: string;
  readonly action?: ReactNode;
}

/** Why nobody can judge with the scanned code, or without scanning one. */
export const KeyMessage = ({ children, action }: KeyMessageProps) => (
  <Message icon={<QrIcon size={28} />} title={texts.keyTitle} action={action}>
    {children}
  </Message>
);
