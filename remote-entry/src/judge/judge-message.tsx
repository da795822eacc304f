import { usePage } from '@topout/app-kit';
import { EmptyState, Page, QrIcon } from '@topout/ui';
import type { ReactNode } from 'react';
import { judgeTexts as texts } from '../texts.ts';

interface JudgeMessageProps {
  readonly icon?: ReactNode;
  readonly title?: string;
  readonly children: string;
  readonly action?: ReactNode;
}

/** Why nobody can go on here, and what to do about it. */
export function JudgeMessage({ icon = <QrIcon size={28} />, title, children, action }: JudgeMessageProps) {
  usePage({ title: texts.title });
  return (
    <Page>
      {title === undefined ? (
        <EmptyState icon={icon} title={children} action={action} />
      ) : (
        <EmptyState icon={icon} title={title} action={action}>
          {children}
        </EmptyState>
      )}
    </Page>
  );
}
