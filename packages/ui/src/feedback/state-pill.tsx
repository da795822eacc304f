import type { ReactNode } from 'react';
import { CalendarIcon, CheckIcon, ClockIcon, CloseIcon, WifiOffIcon } from '../icons/first-icons.ts';
import { Badge } from './badge.tsx';
import type { Tone } from './tones.ts';
import styles from './badge.module.css';

/** How a thing stands in time. What is on its way to the server has a `WorkPill`: boards need no signs of that. */
export type State = 'live' | 'upcoming' | 'past' | 'cancelled' | 'offline' | 'pending';

const small = { size: 14 };
const looks: Readonly<Record<State, { tone: Tone; icon: ReactNode; word: string }>> = {
  live: { tone: 'live', icon: <span className={styles.pulse} />, word: 'Live' },
  upcoming: { tone: 'info', icon: <CalendarIcon {...small} />, word: 'Upcoming' },
  past: { tone: 'neutral', icon: <CheckIcon {...small} />, word: 'Past' },
  cancelled: { tone: 'neutral', icon: <CloseIcon {...small} />, word: 'Cancelled' },
  offline: { tone: 'warning', icon: <WifiOffIcon {...small} />, word: 'Offline' },
  pending: { tone: 'warning', icon: <ClockIcon {...small} />, word: 'Pending' },
};

export interface StatePillProps {
  readonly state: State;
  /** Replaces the state's own word: "Official". */
  readonly children?: ReactNode;
}

/** A state as colour, icon and word together, the same everywhere. */
export function StatePill({ state, children }: StatePillProps) {
  const { tone, icon, word } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {children ?? word}
    </Badge>
  );
}
