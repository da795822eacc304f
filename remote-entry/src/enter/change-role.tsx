import { useStored } from '@topout/app-kit';
import { Button } from '@topout/ui';
import type { ReactNode } from 'react';
import { useGoTo } from '../flow/use-go-to.ts';
import { entryPath } from './entry-path.ts';

interface ChangeRoleProps {
  readonly competition: string;
  readonly isParent: boolean;
  /** Where the other way begins: `confirm`, `competitors`. */
  readonly step: string;
  readonly children: ReactNode;
}

/** Who comes was chosen on this device, perhaps by a slip, perhaps as one of two: goes the other way. */
export function ChangeRole({ competition, isParent, step, children }: ChangeRoleProps) {
  const [, setIsParent] = useStored(competition, 'isParent');
  const goTo = useGoTo();
  const change = () => {
    setIsParent(isParent);
    goTo(entryPath(competition, step));
  };
  return (
    <Button variant="quiet" fullWidth onClick={change}>
      {children}
    </Button>
  );
}
