import { useTimingDevices } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import type { Competition, NewTimingDevice } from '@topout/contract';
import { isSpeed, venueZone } from '@topout/domain';
import { EmptyState, List, Section, SkeletonRows, Stack } from '@topout/ui';
import { useState } from 'react';
import { SectionHead } from '../section-head.tsx';
import { useSection } from '../use-section.ts';
import { DeviceRow } from './device-row.tsx';
import { MadeDevice } from './made-device.tsx';
import { NewDevice } from './new-device.tsx';
import { timingTexts as texts } from './texts.ts';

/** The devices that tell times of speed. (behaviour: timing) */
export default function TimingScreen() {
  const competition = useSection(texts.title);
  return competition && <Timing competition={competition} />;
}

function Timing({ competition }: { readonly competition: Competition }) {
  const { uuid, stages } = competition;
  const devices = useTimingDevices(uuid);
  const [made, setMade] = useState<NewTimingDevice | null>(null);
  const speed = stages.filter(({ scoringSystem }) => isSpeed(scoringSystem));
  return (
    <>
      <SectionHead title={texts.title} lead={texts.lead} />
      <LoadState read={devices} loading={<SkeletonRows count={2} label={texts.title} />}>
        {({ data }) => (
          <Stack gap={6}>
            {made ? (
              <MadeDevice competition={competition} device={made} onDone={() => setMade(null)} />
            ) : speed.length === 0 ? (
              <EmptyState title={texts.noSpeed}>{texts.noSpeedHint}</EmptyState>
            ) : (
              <NewDevice
                key={data.length}
                competition={uuid}
                stages={speed}
                count={data.length}
                onMade={setMade}
              />
            )}
            {data.length > 0 && (
              <Section title={texts.devices}>
                <List>
                  {data.map((device) => (
                    <DeviceRow
                      key={device.uuid}
                      competition={uuid}
                      device={device}
                      stage={stages.find((stage) => stage.uuid === device.stage)?.name ?? ''}
                      zone={venueZone(competition.venues[0])}
                    />
                  ))}
                </List>
              </Section>
            )}
          </Stack>
        )}
      </LoadState>
    </>
  );
}
