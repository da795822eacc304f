import { plannedRoutes, routeLimits, type RoutePlan } from '@topout/domain';
import { VisuallyHidden } from '@topout/ui';
import { useField } from 'formik';
import { colourWords } from '../../../competition/colour-words.ts';
import { RouteHold } from '../../../competition/route-hold.tsx';
import { PartCount, SelectField } from '../../setup/part-fields.tsx';
import { ColorsField } from './colors-field.tsx';
import styles from './new.module.css';
import { newTexts as texts } from './texts.ts';

/**
 * "20 boulders, one zone, in five colours", and what will come of it: `plan` of the form around it.
 *
 * @param after how many routes hang already: numbers go on from there
 */
export function PlanFields({ after = 0 }: { readonly after?: number }) {
  const [{ value: plan }] = useField<RoutePlan>('plan');
  const { colors, boulders } = plan;
  const routes = plannedRoutes(plan, after);
  return (
    <>
      <div className={styles.pair}>
        <PartCount name="plan.boulders" label={texts.boulders} max={routeLimits.boulders} />
        <SelectField name="plan.zones" label={texts.zones}>
          {texts.zoneChoices.map((label, zones) => (
            <option key={label} value={zones}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {boulders > 0 && (
        <ColorsField
          name="plan.colors"
          label={texts.circuits}
          hint={texts.circuitsHint(boulders, colors.length)}
        />
      )}
      <div className={styles.pair}>
        <PartCount name="plan.sportRoutes" label={texts.sportRoutes} max={routeLimits.sportRoutes} />
        {plan.sportRoutes > 0 && (
          <PartCount
            name="plan.holds"
            label={texts.holds}
            hint={texts.holdsHint}
            min={1}
            max={routeLimits.holds}
          />
        )}
      </div>
      {routes.length > 0 && (
        <ul className={styles.preview} aria-label={texts.preview}>
          {routes.map((route) => (
            <li key={route.circuitNumber} className={styles.planned}>
              <RouteHold route={route} name={route.circuitNumber} />
              <VisuallyHidden>
                {[route.circuitNumber, colourWords(route.colors)].filter(Boolean).join(', ')}
              </VisuallyHidden>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
