import { useBlocker } from 'react-router-dom';
import { texts } from '../../texts.ts';
import { Question } from '../question.tsx';

export interface LeaveGuardProps {
  /** Called at the moment of leaving. */
  readonly hasUnsaved: () => boolean;
  readonly onLeave: () => void;
}

/** Keeps judges from leaving in the belief that they saved a result. */
export function LeaveGuard({ hasUnsaved, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <Question
      open={blocker.state === 'blocked'}
      title={texts.leaveTitle}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      <p>{texts.leaveQuestion}</p>
    </Question>
  );
}
