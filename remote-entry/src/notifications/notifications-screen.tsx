import { LoadState, usePage } from '@topout/app-kit';
import { useTold } from '@topout/app-kit/use-told';
import { formatMoment, type NotificationKind, ownZone } from '@topout/domain';
import { Card, Notice, Page, Section, SkeletonRows, Stack } from '@topout/ui';
import { Switch } from '@topout/ui/forms';
import { Cannot } from './cannot.tsx';
import { TestButton } from './test-button.tsx';
import { texts } from './texts.ts';

const shown = ['TURN', 'SESSION', 'ANNOUNCEMENT', 'RESULTS'] as const satisfies readonly NotificationKind[];

/** What this device tells a person while the app is closed. (behaviour: announcements#on-a-device) */
export default function NotificationsScreen() {
  usePage({ title: texts.title, back: '/profile' });
  const { ability, read, kinds, busy, error, change } = useTold(true);
  const turn = (kind: NotificationKind, on: boolean) =>
    void change(on ? [...kinds, kind] : kinds.filter((one) => one !== kind));
  return (
    <Page>
      <header>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      {ability !== 'able' && <Cannot why={ability} />}
      {ability === 'able' && (
        <Section title={texts.device}>
          <LoadState read={read} loading={<SkeletonRows count={3} label={texts.loading} />}>
            {({ device }) => (
              <Stack gap={4}>
                <Card>
                  <Stack gap={3}>
                    {shown.map((kind) => (
                      <Switch
                        key={kind}
                        {...texts.kinds[kind]}
                        checked={kinds.includes(kind)}
                        disabled={busy}
                        onChange={({ target }) => turn(kind, target.checked)}
                      />
                    ))}
                  </Stack>
                </Card>
                {error !== null && (
                  <Notice tone="error" title={texts.failedTitle}>
                    {texts.failed}
                  </Notice>
                )}
                {device && <TestButton />}
                {device?.toldAt && <p>{texts.lastTold(formatMoment(device.toldAt, ownZone()))}</p>}
              </Stack>
            )}
          </LoadState>
        </Section>
      )}
    </Page>
  );
}
