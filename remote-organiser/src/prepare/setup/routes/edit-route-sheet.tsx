import type { Competition, Route, Venue } from '@topout/contract';
import { saveSettings, venueCalls } from '@topout/api-client';
import { type ClimbType, climbTypes, longest, routeLimits, scoringSettings } from '@topout/domain';
import { routeForm } from '@topout/domain/forms';
import { Button, ConfirmButton } from '@topout/ui';
import { useFormikContext } from 'formik';
import { nameOfRoute } from '../../../competition/route-names.ts';
import { ColorsField } from '../../organise/new/colors-field.tsx';
import { type Act, PartDialog } from '../part-dialog.tsx';
import { PartCount, PartNumber, SelectField, TextField } from '../part-fields.tsx';
import styles from './routes.module.css';
import { routesTexts as texts } from './texts.ts';

interface EditRouteSheetProps {
  readonly competition: Competition;
  readonly venue: Venue;
  readonly route: Route;
  readonly onClose: () => void;
}

/** Edits one route: its name, looks and kind; or removes it. */
export function EditRouteSheet({ competition, venue, route, onClose }: EditRouteSheetProps) {
  const { name, circuitNumber, climbType, segmentsCount } = route;
  const ownPoints = competition.settings.scoring.routePoints[route.uuid] ?? null;
  const calls = venueCalls(competition.uuid, venue.uuid, venue);
  const called = nameOfRoute(route, competition);
  return (
    <PartDialog
      frame="side"
      title={texts.routeName(called)}
      saveLabel={texts.save}
      initial={{
        name,
        circuitNumber,
        colors: route.colors.split(':').filter(Boolean),
        climbType,
        segmentsCount,
        points: ownPoints,
      }}
      schema={routeForm}
      save={async ({ points, ...now }) => {
        if (points !== ownPoints) await savePoints(competition, route.uuid, points);
        await calls.saveRoute(route.uuid, {
          name: now.name,
          circuitNumber: now.circuitNumber,
          colors: now.colors.join(':'),
          ...(now.climbType !== climbType && { climbType: now.climbType }),
          ...(now.segmentsCount !== segmentsCount && { segmentsCount: now.segmentsCount }),
        });
      }}
      onClose={onClose}
    >
      {(act) => (
        <>
          <TextField name="name" label={texts.name} hint={texts.nameHint} maxLength={longest.name} optional />
          <TextField name="circuitNumber" label={texts.circuitNumber} maxLength={longest.number} optional />
          <ColorsField name="colors" label={texts.colors} most={4} />
          <KindFields competition={competition} />
          <RouteActs
            called={called}
            act={act}
            takeDown={() => calls.saveRoute(route.uuid, { retired: true })}
            remove={() => calls.removeRoute(route.uuid)}
          />
        </>
      )}
    </PartDialog>
  );
}

/** What it is, and what that makes of its zones or holds and its points. */
function KindFields({ competition }: { readonly competition: Competition }) {
  const { values, setValues } = useFormikContext<{ climbType: ClimbType; segmentsCount: number }>();
  const { climbType, segmentsCount } = values;
  const isBoulder = climbType === 'BOULDER';
  const become = (next: ClimbType = climbType) =>
    setValues({
      ...values,
      climbType: next,
      segmentsCount: next === 'BOULDER' ? Math.min(segmentsCount, 2) : Math.max(segmentsCount, 20),
    });
  return (
    <>
      <SelectField
        name="climbType"
        label={texts.kind}
        onChange={({ target }) => void become(climbTypes.find((one) => one === target.value))}
      >
        {climbTypes.map((one) => (
          <option key={one} value={one}>
            {texts.kinds[one]}
          </option>
        ))}
      </SelectField>
      {isBoulder ? (
        <SelectField name="segmentsCount" label={texts.zones}>
          {texts.zoneChoices.map((label, zones) => (
            <option key={label} value={zones}>
              {label}
            </option>
          ))}
        </SelectField>
      ) : (
        <PartCount name="segmentsCount" label={texts.holds} min={1} max={routeLimits.holds} />
      )}
      {competition.scoringSystem === 'DEFAULT' && (
        <PartNumber
          name="points"
          label={texts.points}
          hint={texts.pointsHint(isBoulder ? competition.settings.scoring.pointsPerTop : sportTop)}
          max={scoringSettings.routePoints.most}
        />
      )}
    </>
  );
}

interface RouteActsProps {
  readonly called: string;
  readonly act: Act;
  readonly takeDown: () => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
}

function RouteActs({ called, act, takeDown, remove }: RouteActsProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <>
      <p className={styles.hint}>{texts.takeDownHint}</p>
      <Button busy={isSubmitting} onClick={() => void act(takeDown)}>
        {texts.takeDown}
      </Button>
      <ConfirmButton
        label={texts.delete}
        title={texts.deleteTitle(called)}
        confirmLabel={texts.deleteConfirm}
        onConfirm={() => act(remove)}
      >
        {texts.deleteText}
      </ConfirmButton>
    </>
  );
}

/** The default points for a sport route's top. (scoring rules, section 10) */
const sportTop = 1000;

/** Points of one route in this competition; null = like all others. */
function savePoints(competition: Competition, route: string, points: number | null) {
  const { [route]: _, ...others } = competition.settings.scoring.routePoints;
  const routePoints = points === null ? others : { ...others, [route]: points };
  return saveSettings(competition.uuid, { settings: { scoring: { routePoints } } }, competition);
}
