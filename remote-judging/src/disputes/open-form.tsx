import { openDispute } from '@topout/api-client';
import type { DisputeKind } from '@topout/domain';
import { Stack } from '@topout/ui';
import { Field, Select } from '@topout/ui/forms';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ScreenHead } from '../competition/screen-head.tsx';
import { TextForm } from './text-form.tsx';
import { disputeTexts as texts } from './texts.ts';

/** A result that may be disputed. */
interface Choice {
  readonly entry: string;
  readonly route: string;
  readonly label: string;
}

interface OpenFormProps {
  readonly competition: string;
  readonly kind: DisputeKind;
  readonly hint: string;
  /** At least one. */
  readonly choices: readonly Choice[];
}

/** Which result, and what is wrong with it. */
export function OpenForm({ competition, kind, hint, choices }: OpenFormProps) {
  const [search] = useSearchParams();
  const wanted = choices.findIndex(({ route }) => route === search.get('route'));
  const [chosen, setChosen] = useState(Math.max(wanted, 0));
  const navigate = useNavigate();
  const send = async (text: string) => {
    const choice = choices[chosen] ?? choices[0];
    if (!choice) return;
    const { entry, route } = choice;
    const uuid = await openDispute(competition, { kind, entry, route, text });
    await navigate(`/${competition}/disputes/${uuid}`, { replace: true });
  };
  return (
    <Stack gap={6}>
      <ScreenHead title={kind === 'APPEAL' ? texts.appeal : texts.query} hint={hint} />
      <TextForm
        label={texts.text}
        hint={texts.textHint}
        act={kind === 'APPEAL' ? texts.openAppeal : texts.openQuery}
        primary
        onSend={send}
      >
        <Field label={texts.route}>
          <Select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {choices.map(({ entry, route, label }, index) => (
              <option key={`${entry} ${route}`} value={index}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </TextForm>
    </Stack>
  );
}
