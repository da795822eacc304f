import { useBlocker } from 'react-router-dom';
import { attemptTexts } from '../texts.ts';
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
      title={attemptTexts.leaveTitle}
      confirmLabel={attemptTexts.leave}
      cancelLabel={attemptTexts.stay}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      <p>{attemptTexts.leaveQuestion}</p>
    </Question>
  );
}
