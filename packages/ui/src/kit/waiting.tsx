import { Button } from '../button/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Skeleton, SkeletonRows } from '../feedback/skeleton.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { UsersIcon } from '../index.ts';
import { inStates } from './specimen.ts';

export const waiting = [
  { name: 'rows on their way', show: <SkeletonRows label="Loading entries" count={3} /> },
  { name: 'lines on their way', show: <Skeleton width="60%" /> },
  { name: 'something on its way', show: <Spinner label="Loading entries" /> },
  ...inStates(
    [0, 12, 40],
    (done) => `${done} of 40 done`,
    (done) => <ProgressBar label="Sent" value={done} max={40} />,
  ),
  {
    name: 'nothing yet',
    show: (
      <EmptyState
        icon={<UsersIcon size={28} />}
        title="Nobody has entered yet"
        action={<Button>Enter</Button>}
      >
        Entries appear here as they come in.
      </EmptyState>
    ),
  },
  {
    name: 'nothing to be had',
    show: <EmptyState title="The board cannot be read">We go on trying.</EmptyState>,
  },
];
