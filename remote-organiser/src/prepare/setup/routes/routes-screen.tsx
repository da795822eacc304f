import type { Competition } from '@topout/contract';
import { useRetiredRoutes, useVenue, useVenueRoutes } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import { Button, PlusIcon, SkeletonRows } from '@topout/ui';
import { useState } from 'react';
import { routesIn } from '../../../competition/route-names.ts';
import { SectionHead } from '../section-head.tsx';
import { useSection } from '../use-section.ts';
import { AddRoutesDialog } from './add-routes-dialog.tsx';
import { EditRouteSheet } from './edit-route-sheet.tsx';
import { MapPart } from './map-part.tsx';
import { RetiredRoutes } from './retired-routes.tsx';
import { RouteList } from './route-list.tsx';
import { routesTexts as texts } from './texts.ts';
import { usePlacing } from './use-placing.ts';

/** The routes of the competition, and their places. */
export default function RoutesScreen() {
  const competition = useSection(texts.title);
  return competition && <Routes competition={competition} />;
}

function Routes({ competition }: { readonly competition: Competition }) {
  const venueUuid = competition.venues[0]?.uuid ?? null;
  const { data: venue, error } = useVenue(venueUuid);
  const read = useVenueRoutes(venueUuid, competition.uuid);
  const routes = routesIn(read.data ?? [], competition);
  const { data: retired = [] } = useRetiredRoutes(venueUuid, competition.uuid);
  const placing = usePlacing(competition, venue, routes);
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  const route = routes.find(({ uuid }) => uuid === edited);
  return (
    <>
      <SectionHead
        title={texts.title}
        lead={texts.lead}
        action={
          <Button variant="primary" icon={<PlusIcon />} onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        }
      />
      <LoadState
        read={{ data: read.data && venue, error: read.error ?? error }}
        loading={<SkeletonRows count={8} label={texts.loading} />}
      >
        {(loaded) => (
          <>
            <MapPart competition={competition} venue={loaded} routes={routes} placing={placing} />
            <RouteList
              competition={competition}
              routes={routes}
              retired={new Set(retired.map((one) => one.uuid))}
              selected={placing.route?.uuid ?? null}
              onSelect={loaded.maps.length > 0 ? placing.start : setEdited}
              onEdit={setEdited}
            />
            <RetiredRoutes competition={competition} venue={loaded} routes={retired} />
            {adding && (
              <AddRoutesDialog
                competition={competition}
                venue={loaded}
                known={routes.length}
                onClose={() => setAdding(false)}
              />
            )}
            {route && (
              <EditRouteSheet
                key={route.uuid}
                competition={competition}
                venue={loaded}
                route={route}
                onClose={() => setEdited(null)}
              />
            )}
          </>
        )}
      </LoadState>
    </>
  );
}
