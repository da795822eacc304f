import { LoadState } from '@topout/app-kit';
import { formatMoment, ownZone } from '@topout/domain';
import { Badge, Button, List, ListItem, ScreenIcon, Section, SkeletonRows } from '@topout/ui';
import { useFailure } from '../form/use-failure.ts';
import { useBusy } from '../form/use-busy.ts';
import { type Device, endDevice, endOtherDevices, useDevices } from './account-calls.ts';
import { deviceName } from './device-name.ts';
import { texts } from './texts.ts';

/** Where a person is signed in, with a button to end it: for a phone lent or lost. */
export function DeviceList() {
  return (
    <Section title={texts.devices} description={texts.devicesLead}>
      <LoadState read={useDevices()} loading={<SkeletonRows count={2} label={texts.loadingDevices} />}>
        {(devices) => <Devices devices={devices} />}
      </LoadState>
    </Section>
  );
}

function Devices({ devices }: { readonly devices: readonly Device[] }) {
  const { busy, during } = useBusy();
  const failure = useFailure();
  const end = (what: string, work: () => Promise<void>) => () => void during(what, work).catch(failure);
  return (
    <>
      <List>
        {devices.map((device) => (
          <ListItem
            key={device.uuid}
            leading={<ScreenIcon size={24} />}
            title={deviceName(device.userAgent)}
            subtitle={texts.lastUsed(formatMoment(device.lastUsedTime, ownZone()))}
            actions={
              device.current ? (
                <Badge tone="live">{texts.thisDevice}</Badge>
              ) : (
                <Button
                  aria-label={texts.signOutDevice(deviceName(device.userAgent))}
                  busy={busy === device.uuid}
                  onClick={end(device.uuid, () => endDevice(device.uuid))}
                >
                  {texts.signOut}
                </Button>
              )
            }
          />
        ))}
      </List>
      {devices.length > 1 && (
        <Button busy={busy === 'others'} onClick={end('others', endOtherDevices)}>
          {texts.signOutOthers}
        </Button>
      )}
    </>
  );
}
