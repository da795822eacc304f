import type { Competition } from '@topout/contract';
import { serverNow, useWaves } from '@topout/api-client';
import { List, ListItem, Section } from '@topout/ui';
import { sessionTexts as texts } from './texts.ts';
import { waveOptions } from './wave-options.ts';

/** The sessions that are not over, for people who think about entering; nothing where there are none. */
export function WaveList({ competition }: { readonly competition: Competition }) {
  const waves = useWaves(competition.uuid).data?.data.map((wave) => ({ ...wave, categories: [] })) ?? [];
  const options = waveOptions(waves, competition, '', serverNow());
  if (options.length === 0) return null;
  return (
    <Section title={texts.sessions}>
      <List>
        {options.map(({ value, label, hint }) => (
          <ListItem key={value} title={label} subtitle={hint} />
        ))}
      </List>
    </Section>
  );
}
