import type { Competition, Venue } from '@topout/contract';
import { venueCalls } from '@topout/api-client';
import { EmptyState, MapIcon } from '@topout/ui';
import { useChange } from '../use-change.ts';
import { mapNameOf } from './read-drawing.ts';
import { routesTexts as texts } from './texts.ts';
import { UploadButton } from './upload-button.tsx';

interface NoMapProps {
  readonly competition: Competition;
  readonly venue: Venue;
}

export function NoMap({ competition, venue }: NoMapProps) {
  const { busy, change } = useChange();
  const add = (svg: string, file: File) =>
    void change(() => venueCalls(competition.uuid, venue.uuid, venue).addMap(mapNameOf(file), svg));
  return (
    <EmptyState
      icon={<MapIcon size={28} />}
      title={texts.noMapTitle}
      action={
        <UploadButton
          label={texts.upload}
          competition={competition.uuid}
          venue={venue.uuid}
          busy={busy}
          onDrawing={add}
        />
      }
    >
      {texts.noMap}
    </EmptyState>
  );
}
