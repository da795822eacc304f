import { usualPlacePoints } from '@topout/domain';
import { useField } from 'formik';
import { AreaField, CardsField } from '../../../prepare/setup/part-fields.tsx';
import { editTexts as texts } from './texts.ts';

const shownPlaces = 8;

/** What each place is worth: the usual points, or the league's own. */
export function PointTable() {
  const [{ value: table }] = useField<'usual' | 'own'>('table');
  return (
    <>
      <CardsField
        name="table"
        label={texts.table}
        options={[
          {
            value: 'usual',
            label: texts.usual,
            hint: texts.usualHint(usualPlacePoints.slice(0, shownPlaces).join(', ')),
          },
          { value: 'own', label: texts.own, hint: texts.ownHint },
        ]}
      />
      {table === 'own' && (
        <AreaField name="points" label={texts.points} hint={texts.pointsHint} rows={3} required />
      )}
    </>
  );
}
