import { useCanCreate } from '@topout/api-client';
import { RequireSession, usePage } from '@topout/app-kit';
import {
  Button,
  EmptyState,
  LockIcon,
  Notice,
  Page,
  Spinner,
  StepIndicator,
  StickyActionBar,
} from '@topout/ui';
import { newCompetitionForm } from '@topout/domain/forms';
import { FormikProvider } from 'formik';
import { type ComponentType, useEffect, useRef } from 'react';
import type { CompetitionDraft } from './draft.ts';
import styles from './new.module.css';
import { StepCategories } from './step-categories.tsx';
import { StepCheck } from './step-check.tsx';
import { StepRoutes } from './step-routes.tsx';
import { StepScoring } from './step-scoring.tsx';
import { StepWhen } from './step-when.tsx';
import { StepWhere } from './step-where.tsx';
import { newTexts as texts } from './texts.ts';
import { useCreate } from './use-create.ts';
import { useDraft } from './use-draft.ts';

const steps: readonly ComponentType[] = [
  StepWhen,
  StepWhere,
  StepCategories,
  StepScoring,
  StepRoutes,
  StepCheck,
];

/**
 * A new competition in steps. It is created in one go at the end; until then it is a draft on this device.
 */
export default function NewScreen() {
  usePage({ title: texts.title, back: '/organise' });
  return (
    <RequireSession place="product">
      <ForCreators />
    </RequireSession>
  );
}

/** Says so before anybody fills anything in. If the check fails, the server says so at the end. */
function ForCreators() {
  const { data, error } = useCanCreate();
  if (!data && !error) return <Spinner page label={texts.title} />;
  if (data?.canCreate === false) {
    return (
      <Page>
        <EmptyState icon={<LockIcon size={28} />} title={texts.listedTitle}>
          {texts.listed}
        </EmptyState>
      </Page>
    );
  }
  return <Steps />;
}

function Steps() {
  const form = useDraft(goOn);
  const { busy, failure, create } = useCreate(form.values);
  const heading = useStepFocus(form.values.step);
  const step = Math.min(Math.max(form.values.step, 0), steps.length - 1);
  const Step = steps[step] ?? StepWhen;
  const last = step === steps.length - 1;

  const goTo = async (next: number) => {
    await form.setTouched({}, false);
    await form.setFieldValue('step', next);
  };
  async function goOn(draft: CompetitionDraft) {
    if (!last) return goTo(step + 1);
    const open = steps.findIndex((_, index) => !newCompetitionForm.isValidSync({ ...draft, step: index }));
    await (open === -1 ? create() : goTo(open));
  }

  return (
    <Page>
      <StepIndicator steps={texts.steps} current={step} />
      <h1 ref={heading} tabIndex={-1}>
        {texts.steps[step]}
      </h1>
      {failure !== null && (
        <Notice tone="error" title={texts.failedTitle}>
          {`${failure} ${texts.failed}`}
        </Notice>
      )}
      <div className={styles.screen}>
        <FormikProvider value={form}>
          <Step />
        </FormikProvider>
      </div>
      <StickyActionBar>
        {step > 0 && (
          <Button size="lg" onClick={() => void goTo(step - 1)}>
            {texts.back}
          </Button>
        )}
        <Button size="lg" variant="primary" busy={busy} onClick={() => void form.submitForm()}>
          {last ? texts.create : texts.next}
        </Button>
      </StickyActionBar>
    </Page>
  );
}

/** A new step is read from its heading. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return heading;
}
