import type { ReactNode } from 'react';
import { RefreshIcon } from '../icons/arrow-icons.ts';
import { AlertIcon } from '../icons/first-icons.ts';
import { CloudCheckIcon, CloudUpIcon, PauseIcon } from '../icons/state-icons.ts';
import { Badge } from './badge.tsx';
import type { Tone } from './tones.ts';

/** How far somebody's work is on its way to the server, or in whose hands. */
export type WorkState = 'unsent' | 'sending' | 'confirmed' | 'held' | 'error';

const small = { size: 14 };
const looks: Readonly<Record<WorkState, { tone: Tone; icon: ReactNode }>> = {
  unsent: { tone: 'warning', icon: <CloudUpIcon {...small} /> },
  sending: { tone: 'info', icon: <RefreshIcon {...small} /> },
  confirmed: { tone: 'live', icon: <CloudCheckIcon {...small} /> },
  held: { tone: 'held', icon: <PauseIcon {...small} /> },
  error: { tone: 'danger', icon: <AlertIcon {...small} /> },
};

export interface WorkPillProps {
  readonly state: WorkState;
  /** The state in words: "3 unsent". */
  readonly children: ReactNode;
}

/** Where work is, as colour, icon and word together. */
export function WorkPill({ state, children }: WorkPillProps) {
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {children}
    </Badge>
  );
}
