import type { Competition } from '@topout/contract';
import { useStored } from '@topout/app-kit';
import { Button, Stack } from '@topout/ui';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { entryPath } from '../enter/entry-path.ts';
import { Step } from '../flow/step.tsx';
import { useGoTo } from '../flow/use-go-to.ts';
import { judgeTexts as texts } from '../texts.ts';
import { onboardingPath } from './judge-path.ts';
import { OnboardingStep } from './onboarding-step.tsx';

/**
 * Whether a judge brings competitors; only asked where judges can be parents and are not yet. (behaviour:
 * joining-judges#steps)
 */
export default function KidsScreen() {
  return <OnboardingStep>{({ competition }) => <Kids competition={competition} />}</OnboardingStep>;
}

function Kids({ competition }: { readonly competition: Competition }) {
  const { uuid, settings, childEntries } = competition;
  const { search } = useLocation();
  const [, setIsParent] = useStored(uuid, 'isParent');
  const navigate = useNavigate();
  const goTo = useGoTo();
  const confirm = onboardingPath(uuid, 'confirm');

  if (!settings.judgesCanBeParents || childEntries.length > 0) {
    return <Navigate replace to={{ pathname: confirm, search }} />;
  }
  const registerKids = () => {
    setIsParent(true);
    // The parents' flow returns here at its end.
    const next = new URLSearchParams({ next: confirm + search });
    void navigate({ pathname: entryPath(uuid, 'competitors'), search: next.toString() });
  };
  return (
    <Step title={texts.kidsTitle} lead={texts.kidsLead}>
      <Stack gap={3}>
        <Button variant="primary" size="lg" onClick={registerKids}>
          {texts.yes}
        </Button>
        <Button size="lg" onClick={() => goTo(confirm)}>
          {texts.no}
        </Button>
      </Stack>
    </Step>
  );
}
