import type { Competition, Route, Venue } from '@topout/contract';
import { venueCalls } from '@topout/api-client';
import { namedForm } from '@topout/domain/forms';
import { ConfirmDialog, Dialog, MoreIcon } from '@topout/ui';
import { Menu, MenuItem } from '@topout/ui/menu';
import { useState } from 'react';
import { PartDialog } from '../part-dialog.tsx';
import { NameField } from '../part-fields.tsx';
import { useChange } from '../use-change.ts';
import { mapNameOf } from './read-drawing.ts';
import { routesTexts as texts } from './texts.ts';
import { UploadButton } from './upload-button.tsx';

interface MapMenuProps {
  readonly competition: Competition;
  readonly venue: Venue;
  readonly map: Venue['maps'][number];
  readonly routes: readonly Route[];
}

/** Actions on a map: add another, rename, replace the drawing, delete. */
export function MapMenu({ competition, venue, map, routes }: MapMenuProps) {
  const [asked, setAsked] = useState<'name' | 'drawing' | 'remove' | null>(null);
  const { busy, change } = useChange();
  const calls = venueCalls(competition.uuid, venue.uuid, venue);
  const close = () => setAsked(null);
  const run = async (work: () => Promise<unknown>) => {
    await change(work);
    close();
  };
  return (
    <>
      <Menu label={texts.mapMenu} icon={<MoreIcon />}>
        <MenuItem onSelect={() => setAsked('name')}>{texts.rename}</MenuItem>
        <MenuItem onSelect={() => setAsked('drawing')}>{texts.replace}</MenuItem>
        <MenuItem danger onSelect={() => setAsked('remove')}>
          {texts.remove}
        </MenuItem>
      </Menu>
      {asked === 'name' && (
        <PartDialog
          title={texts.mapName}
          saveLabel={texts.save}
          initial={{ name: map.name }}
          schema={namedForm}
          save={({ name }) => calls.saveMap(map.uuid, { name })}
          onClose={close}
        >
          <NameField label={texts.mapName} />
        </PartDialog>
      )}
      <Dialog open={asked === 'drawing'} onClose={close} title={texts.drawings}>
        <p>{texts.drawingsText}</p>
        <UploadButton
          label={texts.replaceNow}
          competition={competition.uuid}
          venue={venue.uuid}
          busy={busy}
          onDrawing={(svg) => void run(() => calls.saveMap(map.uuid, { svg }))}
        />
        <UploadButton
          label={texts.another}
          competition={competition.uuid}
          venue={venue.uuid}
          busy={busy}
          onDrawing={(svg, file) => void run(() => calls.addMap(mapNameOf(file), svg))}
        />
      </Dialog>
      <ConfirmDialog
        open={asked === 'remove'}
        title={texts.removeTitle}
        confirmLabel={texts.removeConfirm}
        danger
        busy={busy}
        onConfirm={() => void run(() => calls.removeMap(map.uuid))}
        onClose={close}
      >
        {texts.removeText(routes.filter((route) => route.map === map.uuid).length)}
      </ConfirmDialog>
    </>
  );
}
