import type { Competition, Route, Venue } from '@topout/contract';
import { saveSettings, venueCalls } from '@topout/api-client';
import { type ClimbType, climbTypes } from '@topout/domain';
import { Button, Chip, ChipRow, ConfirmDialog, Notice, Sheet } from '@topout/ui';
import { Field, Select, TextInput } from '@topout/ui/forms';
import { useState } from 'react';
import { nameOfRoute } from '../../competition/route-names.ts';
import { circuits } from '../../organise/new/circuits.ts';
import { NumberField } from '../../organise/new/number-field.tsx';
import { failureOf } from '../failure-of.ts';
import { OptionalNumber } from '../settings/optional-number.tsx';
import styles from './routes.module.css';
import { routesTexts as texts } from './texts.ts';

interface EditRouteSheetProps {
  readonly competition: Competition;
  readonly venue: Venue;
  readonly route: Route;
  readonly onClose: () => void;
}

/** One route: what it is called, what it looks like, what it is; or away with it. */
export function EditRouteSheet({ competition, venue, route, onClose }: EditRouteSheetProps) {
  const [name, setName] = useState(route.name);
  const [number, setNumber] = useState(route.circuitNumber);
  const [colors, setColors] = useState(() => route.colors.split(':').filter(Boolean));
  const [type, setType] = useState<ClimbType>(route.climbType);
  const [segments, setSegments] = useState(route.segmentsCount);
  const { scoring } = competition.settings;
  const ownPoints = scoring.routePoints[route.uuid] ?? null;
  const [points, setPoints] = useState(ownPoints);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const calls = venueCalls(competition.uuid, venue.uuid, venue);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      onClose();
    } catch (error) {
      setFailure((await failureOf(error)).message);
      setAsking(false);
      setBusy(false);
    }
  };
  const become = (next: ClimbType) => {
    setType(next);
    setSegments(next === 'BOULDER' ? Math.min(segments, 2) : Math.max(segments, 20));
  };
  const toggle = (color: string) =>
    setColors(colors.includes(color) ? colors.filter((one) => one !== color) : [...colors, color].slice(-4));
  const save = () =>
    run(async () => {
      if (points !== ownPoints) await savePoints(competition, route.uuid, points);
      await calls.saveRoute(route.uuid, {
        name: name.trim(),
        circuitNumber: number.trim(),
        colors: colors.join(':'),
        ...(type !== route.climbType && { climbType: type }),
        ...(segments !== route.segmentsCount && { segmentsCount: segments }),
      });
    });
  return (
    <Sheet
      open
      wideScreen="side"
      onClose={onClose}
      title={texts.routeName(nameOfRoute(route, competition))}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <Field label={texts.name} hint={texts.nameHint} optional>
          <TextInput value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={texts.circuitNumber} optional>
          <TextInput value={number} maxLength={20} onChange={(event) => setNumber(event.target.value)} />
        </Field>
        <div>
          <p className={styles.label}>{texts.colors}</p>
          <ChipRow label={texts.colors} wrap>
            {circuits.map(({ name: label, color }) => (
              <Chip
                key={color}
                selected={colors.includes(color)}
                colors={[color]}
                onToggle={() => toggle(color)}
              >
                {label}
              </Chip>
            ))}
          </ChipRow>
        </div>
        <Field label={texts.kind}>
          <Select
            value={type}
            onChange={({ target }) =>
              become(climbTypes.find((one) => one === target.value) ?? route.climbType)
            }
          >
            {climbTypes.map((one) => (
              <option key={one} value={one}>
                {texts.kinds[one]}
              </option>
            ))}
          </Select>
        </Field>
        {type === 'BOULDER' ? (
          <Field label={texts.zones}>
            <Select value={segments} onChange={(event) => setSegments(Number(event.target.value))}>
              {texts.zoneChoices.map((label, zones) => (
                <option key={label} value={zones}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        ) : (
          <NumberField label={texts.holds} value={segments} min={1} max={500} onChange={setSegments} />
        )}
        {competition.scoringSystem === 'DEFAULT' && (
          <OptionalNumber
            label={texts.points}
            hint={texts.pointsHint(type === 'BOULDER' ? scoring.pointsPerTop : sportTop)}
            value={points}
            max={100_000}
            onChange={setPoints}
          />
        )}
        <p className={styles.hint}>{texts.takeDownHint}</p>
        <Button busy={busy} onClick={() => void run(() => calls.saveRoute(route.uuid, { retired: true }))}>
          {texts.takeDown}
        </Button>
        <Button busy={busy} onClick={() => setAsking(true)}>
          {texts.delete}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.deleteTitle(nameOfRoute(route, competition))}
        confirmLabel={texts.deleteConfirm}
        busy={busy}
        onConfirm={() => void run(() => calls.removeRoute(route.uuid))}
        onClose={() => setAsking(false)}
      >
        {texts.deleteText}
      </ConfirmDialog>
    </Sheet>
  );
}

/** What a sport route's top is worth where nothing else is said. (scoring rules, section 10) */
const sportTop = 1000;

/** Points of one route in this competition; null = as all others. */
function savePoints(competition: Competition, route: string, points: number | null) {
  const { [route]: _, ...others } = competition.settings.scoring.routePoints;
  const routePoints = points === null ? others : { ...others, [route]: points };
  return saveSettings(competition.uuid, { settings: { scoring: { routePoints } } }, competition);
}
