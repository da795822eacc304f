import { plannedRoutes, type RoutePlan, routeColors } from '@topout/domain';
import { Chip, ChipRow, ColorDot } from '@topout/ui';
import { Field, Select } from '@topout/ui/forms';
import { circuits } from './circuits.ts';
import { NumberField } from './number-field.tsx';
import styles from './new.module.css';
import { newTexts as texts } from './texts.ts';

interface PlanFieldsProps {
  readonly plan: RoutePlan;
  readonly onChange: (plan: RoutePlan) => void;
  readonly error?: string | undefined;
  /** How many routes hang already: numbers go on from there. */
  readonly after?: number;
}

/** "20 boulders, one zone, in five colours", and what will come of it. */
export function PlanFields({ plan, onChange, error, after = 0 }: PlanFieldsProps) {
  const set = (change: Partial<RoutePlan>) => onChange({ ...plan, ...change });
  const { colors, boulders } = plan;
  const toggle = (color: string) =>
    set({ colors: colors.includes(color) ? colors.filter((one) => one !== color) : [...colors, color] });
  const routes = plannedRoutes(plan, after);
  return (
    <>
      <div className={styles.pair}>
        <NumberField
          label={texts.boulders}
          value={boulders}
          max={200}
          error={error}
          onChange={(count) => set({ boulders: count })}
        />
        <Field label={texts.zones}>
          <Select value={plan.zones} onChange={(event) => set({ zones: Number(event.target.value) })}>
            {texts.zoneChoices.map((label, zones) => (
              <option key={label} value={zones}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {boulders > 0 && (
        <div>
          <p className={styles.label}>{texts.circuits}</p>
          <ChipRow label={texts.circuits} wrap>
            {circuits.map(({ name, color }) => (
              <Chip
                key={color}
                selected={colors.includes(color)}
                colors={[color]}
                onToggle={() => toggle(color)}
              >
                {name}
              </Chip>
            ))}
          </ChipRow>
          <p className={styles.hint}>{texts.circuitsHint(boulders, colors.length)}</p>
        </div>
      )}
      <div className={styles.pair}>
        <NumberField
          label={texts.sportRoutes}
          value={plan.sportRoutes}
          max={100}
          onChange={(sportRoutes) => set({ sportRoutes })}
        />
        {plan.sportRoutes > 0 && (
          <NumberField
            label={texts.holds}
            hint={texts.holdsHint}
            value={plan.holds}
            min={1}
            max={500}
            onChange={(holds) => set({ holds })}
          />
        )}
      </div>
      {routes.length > 0 && (
        <ul className={styles.preview} aria-label={texts.preview}>
          {routes.map((route) => (
            <li key={route.circuitNumber} className={styles.planned}>
              <ColorDot colors={routeColors(route.colors)} square={route.climbType === 'SPORT'} />
              {route.circuitNumber}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
