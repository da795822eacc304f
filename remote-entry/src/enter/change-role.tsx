import { useStored } from '@topout/app-kit';
import { Button } from '@topout/ui';
import type { ReactNode } from 'react';
import { useGoTo } from '../flow/use-go-to.ts';
import { Ways } from '../flow/ways.tsx';
import { entryPath } from './entry-path.ts';

interface ChangeRoleProps {
  readonly competition: string;
  readonly isParent: boolean;
  /** The first step of the other way: `confirm`, `competitors`. */
  readonly step: string;
  readonly children: ReactNode;
}

/**
 * Somebody chose their role on this device, perhaps by mistake, perhaps as one of two people: switches to the
 * other role.
 */
export function ChangeRole({ competition, isParent, step, children }: ChangeRoleProps) {
  const [, setIsParent] = useStored(competition, 'isParent');
  const goTo = useGoTo();
  const change = () => {
    setIsParent(isParent);
    goTo(entryPath(competition, step));
  };
  return (
    <Ways>
      <Button variant="quiet" onClick={change}>
        {children}
      </Button>
    </Ways>
  );
}
