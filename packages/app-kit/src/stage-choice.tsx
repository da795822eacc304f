import { Chip, ChipRow } from '@topout/ui';
import { useSearchParams } from 'react-router-dom';

export interface StageChoiceProps {
  readonly stages: readonly { readonly uuid: string; readonly name: string }[];
  /** Uuid of the one shown. */
  readonly stage: string;
}

/** Which stage a page is about: `stage` in its address. Missing where there is only one. */
export function StageChoice({ stages, stage }: StageChoiceProps) {
  const [, setSearch] = useSearchParams();
  if (stages.length < 2) return null;
  return (
    <ChipRow label="Stage" wrap>
      {stages.map(({ uuid, name }) => (
        <Chip
          key={uuid}
          selected={uuid === stage}
          onToggle={() => setSearch({ stage: uuid }, { replace: true })}
        >
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
