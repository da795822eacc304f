import type { Competition, Venue } from '@topout/contract';
import { venueCalls } from '@topout/api-client';
import { plannedRoutes, type RoutePlace, type RoutePlan, routePlaces } from '@topout/domain';
import { addRoutesForm } from '@topout/domain/forms';
import { Notice } from '@topout/ui';
import { useField } from 'formik';
import { PlanFields } from '../../organise/new/plan-fields.tsx';
import { PartDialog } from '../part-dialog.tsx';
import { SelectField } from '../part-fields.tsx';
import { routesTexts as texts } from './texts.ts';

interface AddRoutesDialogProps {
  readonly competition: Competition;
  readonly venue: Venue;
  /** The number of existing routes: numbers on the wall continue from there. */
  readonly known: number;
  readonly onClose: () => void;
}

const some: RoutePlan = { boulders: 5, zones: 1, colors: [], sportRoutes: 0, holds: 40 };

/** Adds routes in bulk, to one route group. */
export function AddRoutesDialog({ competition, venue, known, onClose }: AddRoutesDialogProps) {
  const { places, usual } = routePlaces(competition.stages, competition.routeGroups);
  const placeOf = (id: string) => places.find((one) => idOf(one) === id) ?? usual;
  return (
    <PartDialog
      frame="wide"
      title={texts.addTitle}
      saveLabel={({ plan }) => texts.addConfirm(plannedRoutes(plan).length)}
      initial={{ plan: some, place: usual ? idOf(usual) : '' }}
      schema={addRoutesForm}
      save={({ plan, place: id }) => {
        const place = placeOf(id);
        const into = place?.group ? { routeGroup: place.group.uuid } : { stage: place?.stage?.uuid ?? '' };
        const body = { routes: plannedRoutes(plan, known), competition: competition.uuid, ...into };
        return venueCalls(competition.uuid, venue.uuid, venue).addRoutes(body);
      }}
      onClose={onClose}
    >
      {places.length > 1 && (
        <SelectField name="place" label={texts.addInto}>
          {places.map((one) => (
            <option key={idOf(one)} value={idOf(one)}>
              {labelOf(one, competition.stages.length)}
            </option>
          ))}
        </SelectField>
      )}
      <ClosedNotice placeOf={placeOf} />
      <PlanFields after={known} />
    </PartDialog>
  );
}

function ClosedNotice({ placeOf }: { readonly placeOf: (id: string) => RoutePlace | undefined }) {
  const [{ value }] = useField<string>('place');
  const closed = placeOf(value)?.climbedIn.find(({ state }) => state === 'CLOSED');
  return closed && <Notice tone="warning">{texts.addIntoClosed(closed.name)}</Notice>;
}

const idOf = ({ group, stage }: RoutePlace): string => group?.uuid ?? stage?.uuid ?? '';

/** The group's name, and who climbs it unless that is obvious. */
function labelOf({ group, stage, climbedIn }: RoutePlace, stages: number): string {
  if (!group) return texts.newGroup(stage?.name ?? '');
  return stages === 1
    ? group.name
    : texts.groupOf(
        group.name,
        climbedIn.map(({ name }) => name),
      );
}
