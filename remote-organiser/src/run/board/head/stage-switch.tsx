import type { Competition } from '@topout/contract';
import { Chip, ChipRow } from '@topout/ui';

export interface StageSwitchProps {
  /** The one in front is shown. */
  readonly stages: Competition['stages'];
  readonly onChoose: (stage: string) => void;
}

/** Which stage's boards are shown. One that was not opened yet has none. */
export default function StageSwitch({ stages, onChoose }: StageSwitchProps) {
  const [shown] = stages;
  const opened = stages.filter(({ state }) => state !== 'UPCOMING');
  return (
    <ChipRow label="Stages">
      {opened
        .toSorted((a, b) => a.position - b.position)
        .map(({ uuid, name }) => (
          <Chip key={uuid} selected={uuid === shown?.uuid} onToggle={() => onChoose(uuid)}>
            {name}
          </Chip>
        ))}
    </ChipRow>
  );
}
