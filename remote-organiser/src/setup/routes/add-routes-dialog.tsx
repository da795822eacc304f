import type { Competition, Venue } from '@topout/contract';
import { venueCalls } from '@topout/api-client';
import { plannedRoutes, type RoutePlace, type RoutePlan, routePlaces } from '@topout/domain';
import { Button, Dialog, Notice } from '@topout/ui';
import { Field, Select } from '@topout/ui/forms';
import { useState } from 'react';
import { PlanFields } from '../../organise/new/plan-fields.tsx';
import { useChange } from '../use-change.ts';
import styles from './routes.module.css';
import { routesTexts as texts } from './texts.ts';

interface AddRoutesDialogProps {
  readonly competition: Competition;
  readonly venue: Venue;
  /** How many routes there are: numbers at the wall go on from there. */
  readonly known: number;
  readonly onClose: () => void;
}

const some: RoutePlan = { boulders: 5, zones: 1, colors: [], sportRoutes: 0, holds: 40 };

/** Routes in bulk, into one route group. */
export function AddRoutesDialog({ competition, venue, known, onClose }: AddRoutesDialogProps) {
  const [plan, setPlan] = useState(some);
  const { places, usual } = routePlaces(competition.stages, competition.routeGroups);
  const [chosen, setChosen] = useState(() => (usual ? idOf(usual) : ''));
  const place = places.find((one) => idOf(one) === chosen) ?? usual;
  const closed = place?.climbedIn.find(({ state }) => state === 'CLOSED');
  const { busy, change } = useChange();
  const routes = plannedRoutes(plan, known);
  const add = async () => {
    const into = place?.group ? { routeGroup: place.group.uuid } : { stage: place?.stage?.uuid ?? '' };
    const body = { routes, competition: competition.uuid, ...into };
    await change(() => venueCalls(competition.uuid, venue.uuid, venue).addRoutes(body));
    onClose();
  };
  return (
    <Dialog
      open
      wide
      lightDismiss={false}
      onClose={onClose}
      title={texts.addTitle}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={busy} disabled={routes.length === 0} onClick={() => void add()}>
            {texts.addConfirm(routes.length)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {places.length > 1 && (
          <Field label={texts.addInto}>
            <Select value={place && idOf(place)} onChange={(event) => setChosen(event.target.value)}>
              {places.map((one) => (
                <option key={idOf(one)} value={idOf(one)}>
                  {labelOf(one, competition.stages.length)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {closed && <Notice tone="warning">{texts.addIntoClosed(closed.name)}</Notice>}
        <PlanFields plan={plan} onChange={setPlan} after={known} />
      </div>
    </Dialog>
  );
}

const idOf = ({ group, stage }: RoutePlace): string => group?.uuid ?? stage?.uuid ?? '';

/** Which group it is, and who climbs it where that is not plain. */
function labelOf({ group, stage, climbedIn }: RoutePlace, stages: number): string {
  if (!group) return texts.newGroup(stage?.name ?? '');
  return stages === 1
    ? group.name
    : texts.groupOf(
        group.name,
        climbedIn.map(({ name }) => name),
      );
}
