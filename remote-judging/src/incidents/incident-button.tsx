import { Button } from '@topout/ui';
import { useState } from 'react';
import { lazyPart } from '../optional/lazy-part.tsx';
import { Optional } from '../optional/optional.tsx';
import type { RecordIncidentProps } from './record-incident.tsx';
import { incidentTexts as texts } from './texts.ts';

const RecordIncident = lazyPart(() => import(/* webpackChunkName: "incident" */ './record-incident.tsx'));

const ClimbsOn = lazyPart(() => import(/* webpackChunkName: "incident" */ './climbs-on.tsx'));

export interface IncidentButtonProps extends Omit<RecordIncidentProps, 'onClose'> {
  /** The jury has not decided yet. */
  readonly isOpen: boolean;
  readonly disabled: boolean;
  readonly onClimbsOn: () => Promise<unknown>;
}

/** Opens the record of a technical incident, or takes back the open one; the code for both loads with the first one. */
export function IncidentButton({ isOpen, disabled, onClimbsOn, ...props }: IncidentButtonProps) {
  const [asking, setAsking] = useState(false);
  if (isOpen && !asking)
    return (
      !disabled && (
        <Optional quiet>
          <ClimbsOn onClimbsOn={onClimbsOn} />
        </Optional>
      )
    );
  return (
    <>
      <Button variant="quiet" disabled={disabled} onClick={() => setAsking(true)}>
        {texts.record}
      </Button>
      {asking && (
        <Optional>
          <RecordIncident {...props} onClose={() => setAsking(false)} />
        </Optional>
      )}
    </>
  );
}
