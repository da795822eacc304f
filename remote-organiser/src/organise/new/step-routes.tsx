import { useVenue } from '@topout/api-client';
import { RadioCards } from '@topout/ui/forms';
import styles from './new.module.css';
import { PlanFields } from './plan-fields.tsx';
import type { WizardStepProps } from './step-props.ts';
import { newTexts as texts } from './texts.ts';

/** Routes that hang at the venue already, or new ones. */
export function StepRoutes({ draft, set, problems }: WizardStepProps) {
  const { data: venue } = useVenue(draft.knownVenue?.uuid ?? null);
  const known = venue?.routes.length ?? 0;
  const fresh = known === 0 || !draft.useKnownRoutes;
  return (
    <div className={styles.step}>
      {known > 0 && (
        <RadioCards
          label={texts.routesOf}
          value={draft.useKnownRoutes ? 'known' : 'new'}
          onChange={(which) => set({ useKnownRoutes: which === 'known' })}
          options={[
            { value: 'known', label: texts.knownRoutes(known), hint: texts.knownRoutesHint },
            { value: 'new', label: texts.newRoutes, hint: texts.newRoutesHint },
          ]}
        />
      )}
      {fresh && (
        <PlanFields plan={draft.plan} onChange={(plan) => set({ plan })} error={problems['routes']} />
      )}
    </div>
  );
}
