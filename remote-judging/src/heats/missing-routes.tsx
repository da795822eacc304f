import { Notice } from '@topout/ui';
import { heatTexts as texts } from './texts.ts';

interface MissingRoutesProps {
  readonly missing: number;
  readonly isFinal: boolean;
}

/** Says why some heats, or all, cannot be saved. */
export const MissingRoutes = ({ missing, isFinal }: MissingRoutesProps) =>
  missing > 0 && (
    <Notice tone="warning" title={texts.noRoutes(missing)}>
      {isFinal ? texts.noRoutesHint : texts.noLaneHint}
    </Notice>
  );
