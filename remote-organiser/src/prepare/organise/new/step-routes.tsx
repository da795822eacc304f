import { useVenue } from '@topout/api-client';
import { RadioCards } from '@topout/ui/forms';
import { useFormikContext } from 'formik';
import type { CompetitionDraft } from './draft.ts';
import styles from './new.module.css';
import { PlanFields } from './plan-fields.tsx';
import { newTexts as texts } from './texts.ts';

/** Routes that hang at the venue already, or new ones. */
export function StepRoutes() {
  const { values: draft, setFieldValue } = useFormikContext<CompetitionDraft>();
  const { data: venue } = useVenue(draft.knownVenue?.uuid ?? null);
  const known = venue?.routes.length ?? 0;
  const fresh = known === 0 || !draft.useKnownRoutes;
  return (
    <div className={styles.step}>
      {known > 0 && (
        <RadioCards
          label={texts.routesOf}
          value={draft.useKnownRoutes ? 'known' : 'new'}
          onChange={(which) => void setFieldValue('useKnownRoutes', which === 'known')}
          options={[
            { value: 'known', label: texts.knownRoutes(known), hint: texts.knownRoutesHint },
            { value: 'new', label: texts.newRoutes, hint: texts.newRoutesHint },
          ]}
        />
      )}
      {fresh && <PlanFields />}
    </div>
  );
}
