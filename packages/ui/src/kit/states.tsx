import { Badge } from '../feedback/badge.tsx';
import { Notice } from '../feedback/notice.tsx';
import { StatePill } from '../feedback/state-pill.tsx';
import { WorkPill } from '../feedback/work-pill.tsx';
import { Button, InfoIcon } from '../index.ts';
import { inStates } from './specimen.ts';

const words = {
  unsent: 'On this phone',
  sending: 'Sending',
  confirmed: 'Confirmed',
  held: 'Held',
  error: 'Not saved',
};

export const states = [
  ...inStates(
    ['live', 'upcoming', 'past', 'cancelled', 'offline', 'pending'] as const,
    (state) => state,
    (state) => <StatePill state={state} />,
  ),
  ...inStates(
    ['unsent', 'sending', 'confirmed', 'held', 'error'] as const,
    (state) => `a result, ${state}`,
    (state) => <WorkPill state={state}>{words[state]}</WorkPill>,
  ),
  ...inStates(
    ['neutral', 'live', 'info', 'warning', 'held', 'danger'] as const,
    (tone) => `a label, ${tone}`,
    (tone) => (
      <Badge tone={tone} icon={<InfoIcon size={14} />}>
        12 waiting
      </Badge>
    ),
  ),
  ...inStates(
    ['info', 'success', 'warning', 'error'] as const,
    (tone) => `a notice, ${tone}`,
    (tone) => (
      <Notice tone={tone} title="Three results wait on this phone" action={<Button>Send now</Button>}>
        They are sent as soon as there is a network.
      </Notice>
    ),
  ),
];
