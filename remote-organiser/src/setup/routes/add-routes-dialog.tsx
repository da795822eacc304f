import { type Competition, type Venue, venueCalls } from '@topout/api-client';
import { plannedRoutes, type RoutePlan } from '@topout/domain';
import { Button, Dialog } from '@topout/ui';
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
  const [group, setGroup] = useState(competition.routeGroups[0]?.uuid ?? '');
  const { busy, change } = useChange();
  const routes = plannedRoutes(plan, known);
  const add = async () => {
    const body = { routes, competition: competition.uuid, routeGroup: group };
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
        {competition.routeGroups.length > 1 && (
          <Field label={texts.addInto}>
            <Select value={group} onChange={(event) => setGroup(event.target.value)}>
              {competition.routeGroups.map(({ uuid, name }) => (
                <option key={uuid} value={uuid}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <PlanFields plan={plan} onChange={setPlan} after={known} />
      </div>
    </Dialog>
  );
}
