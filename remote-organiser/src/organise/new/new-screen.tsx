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
import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from './new.module.css';
import { problemsOf } from './problems.ts';
import { StepCategories } from './step-categories.tsx';
import { StepCheck } from './step-check.tsx';
import type { WizardStepProps } from './step-props.ts';
import { StepRoutes } from './step-routes.tsx';
import { StepScoring } from './step-scoring.tsx';
import { StepWhen } from './step-when.tsx';
import { StepWhere } from './step-where.tsx';
import { newTexts as texts } from './texts.ts';
import { useCreate } from './use-create.ts';
import { useDraft } from './use-draft.ts';

const steps: readonly ComponentType<WizardStepProps>[] = [
  StepWhen,
  StepWhere,
  StepCategories,
  StepScoring,
  StepRoutes,
  StepCheck,
];

/** A new competition in steps. It is made in one go at the end; until then it is a draft on this device. */
export default function NewScreen() {
  usePage({ title: texts.title, back: '/organise' });
  return (
    <RequireSession place="product">
      <ForCreators />
    </RequireSession>
  );
}

/** Said before anything is filled in. Where it cannot be asked, the server says so in the end. */
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
  const { draft, set } = useDraft();
  const { busy, failure, create } = useCreate(draft);
  const [tried, setTried] = useState(false);
  const heading = useStepFocus(draft.step);
  const step = Math.min(Math.max(draft.step, 0), steps.length - 1);
  const Step = steps[step] ?? StepWhen;
  const last = step === steps.length - 1;
  const problems = problemsOf(draft, step);

  const goTo = (next: number) => {
    setTried(false);
    set({ step: next });
  };
  const next = () => {
    if (last) {
      const open = steps.findIndex((_, index) => Object.keys(problemsOf(draft, index)).length > 0);
      if (open === -1) return void create();
      return goTo(open);
    }
    if (Object.keys(problems).length === 0) return goTo(step + 1);
    setTried(true);
  };

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
        <Step draft={draft} set={set} problems={tried ? problems : {}} />
      </div>
      <StickyActionBar>
        {step > 0 && (
          <Button size="lg" onClick={() => goTo(step - 1)}>
            {texts.back}
          </Button>
        )}
        <Button size="lg" variant="primary" busy={busy} onClick={next}>
          {last ? texts.create : texts.next}
        </Button>
      </StickyActionBar>
    </Page>
  );
}

/** A new step is read from its heading on. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return heading;
}
