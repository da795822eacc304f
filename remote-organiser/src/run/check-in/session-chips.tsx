import { useWaves } from '@topout/api-client';
import { Chip, ChipRow } from '@topout/ui';
import { texts } from './texts.ts';

interface SessionChipsProps {
  readonly competition: string;
  /** Uuid of the session shown; null = all. */
  readonly session: string | null;
  readonly onChoose: (session: string | null) => void;
}

/** Narrows the desk to one session; nothing in a competition without sessions. */
export function SessionChips({ competition, session, onChoose }: SessionChipsProps) {
  const waves = useWaves(competition).data?.data ?? [];
  if (waves.length === 0) return null;
  return (
    <ChipRow label={texts.sessions}>
      {waves.map(({ uuid, name }) => (
        <Chip
          key={uuid}
          selected={uuid === session}
          onToggle={(selected) => onChoose(selected ? uuid : null)}
        >
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
