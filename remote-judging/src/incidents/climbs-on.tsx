import { ConfirmButton } from '@topout/ui';
import { incidentTexts as texts } from './texts.ts';

export interface ClimbsOnProps {
  readonly onClimbsOn: () => Promise<unknown>;
}

/** Takes an incident back that is not decided yet, in the place of the button that recorded it. */
export default function ClimbsOn({ onClimbsOn }: ClimbsOnProps) {
  return (
    <ConfirmButton
      variant="quiet"
      label={texts.climbsOn}
      title={texts.climbsOnTitle}
      confirmLabel={texts.climbsOn}
      onConfirm={onClimbsOn}
    >
      {texts.climbsOnHint}
    </ConfirmButton>
  );
}
