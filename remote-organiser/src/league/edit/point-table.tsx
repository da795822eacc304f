import { usualPlacePoints } from '@topout/domain';
import { Field, RadioCards, TextArea } from '@topout/ui/forms';
import { type LeagueDraft, readPoints } from './draft.ts';
import { editTexts as texts } from './texts.ts';

interface PointTableProps {
  readonly draft: LeagueDraft;
  readonly onChange: (part: Partial<LeagueDraft>) => void;
}

const shownPlaces = 8;

/** What each place is worth: the usual points, or the league's own. */
export function PointTable({ draft: { table, points }, onChange }: PointTableProps) {
  const read = readPoints(points);
  return (
    <>
      <RadioCards
        label={texts.table}
        value={table}
        onChange={(chosen) => onChange({ table: chosen })}
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
        <Field label={texts.points} hint={texts.pointsHint} error={'wrong' in read && read.wrong} required>
          <TextArea rows={3} value={points} onChange={(event) => onChange({ points: event.target.value })} />
        </Field>
      )}
    </>
  );
}
