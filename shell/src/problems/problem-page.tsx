import { EmptyState, Page } from '@topout/ui';
import type { ReactNode } from 'react';

export interface ProblemPageProps {
  /** An icon of 28 px. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page that cannot be shown: what happened, what is safe, what to do next. The frame around it keeps
 * working.
 */
export function ProblemPage({ icon, title, action, children }: ProblemPageProps) {
  return (
    <Page>
      <div role="alert">
        <EmptyState whole icon={icon} title={title} action={action}>
          {children}
        </EmptyState>
      </div>
    </Page>
  );
}
