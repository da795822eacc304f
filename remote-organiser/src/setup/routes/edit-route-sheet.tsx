import { type Competition, type Route, type Venue, venueCalls } from '@topout/api-client';
import { type ClimbType, climbTypes } from '@topout/domain';
import { Button, Chip, ChipRow, Sheet } from '@topout/ui';
import { Field, Select, TextInput } from '@topout/ui/forms';
import { useState } from 'react';
import { nameOfRoute } from '../../competition/route-names.ts';
import { circuits } from '../../organise/new/circuits.ts';
import { NumberField } from '../../organise/new/number-field.tsx';
import { useChange } from '../use-change.ts';
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
  const { busy, change } = useChange();
  const calls = venueCalls(competition.uuid, venue.uuid, venue);
  const run = async (work: () => Promise<unknown>) => {
    await change(work);
    onClose();
  };
  const become = (next: ClimbType) => {
    setType(next);
    setSegments(next === 'BOULDER' ? Math.min(segments, 2) : Math.max(segments, 20));
  };
  const toggle = (color: string) =>
    setColors(colors.includes(color) ? colors.filter((one) => one !== color) : [...colors, color].slice(-4));
  const save = () =>
    run(() =>
      calls.saveRoute(route.uuid, {
        name: name.trim(),
        circuitNumber: number.trim(),
        colors: colors.join(':'),
        ...(type !== route.climbType && { climbType: type }),
        ...(segments !== route.segmentsCount && { segmentsCount: segments }),
      }),
    );
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
        <p className={styles.hint}>{texts.takeDownHint}</p>
        <Button busy={busy} onClick={() => void run(() => calls.saveRoute(route.uuid, { retired: true }))}>
          {texts.takeDown}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void run(() => calls.removeRoute(route.uuid))}>
          {texts.delete}
        </Button>
      </div>
    </Sheet>
  );
}
