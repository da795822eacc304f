import { Button } from '@topout/ui';
import { useState } from 'react';
import { lazyPart } from '../optional/lazy-part.tsx';
import { Optional } from '../optional/optional.tsx';
import type { RecordIncidentProps } from './record-incident.tsx';
import { incidentTexts as texts } from './texts.ts';

const RecordIncident = lazyPart(() => import(/* webpackChunkName: "incident" */ './record-incident.tsx'));

export interface IncidentButtonProps extends Omit<RecordIncidentProps, 'onClose'> {
  readonly disabled: boolean;
}

/** Opens the record of a technical incident; its code loads with the first one. */
export function IncidentButton({ disabled, ...props }: IncidentButtonProps) {
  const [asking, setAsking] = useState(false);
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
