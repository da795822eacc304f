import { VisuallyHidden } from '@topout/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';
import type { Climber } from '../use-climbers.ts';

export interface NextSaidProps {
  readonly next: Pick<Climber, 'user' | 'name'> | undefined;
}

/** Tells who listens who is next, whenever that changes: by a skip, an undo, or another judge. */
export function NextSaid({ next }: NextSaidProps) {
  const [said, setSaid] = useState({ user: next?.user, text: '' });
  if (said.user !== next?.user) setSaid({ user: next?.user, text: next ? texts.nextIs(next.name) : '' });
  return (
    <VisuallyHidden>
      <output>{said.text}</output>
    </VisuallyHidden>
  );
}
