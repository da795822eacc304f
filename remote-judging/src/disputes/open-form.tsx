import { openDispute } from '@topout/api-client';
import type { spokenKinds } from '@topout/domain';
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
  readonly hint?: string;
}

interface OpenFormProps {
  readonly competition: string;
  readonly kind: (typeof spokenKinds)[number];
  readonly hint: string;
  /** At least one. */
  readonly choices: readonly Choice[];
}

const isSame = (one: Choice, other: Choice | undefined) =>
  one.entry === other?.entry && one.route === other.route;

/** Which result, and what is wrong with it. What was chosen stays chosen, whatever comes or goes meanwhile. */
export function OpenForm({ competition, kind, hint, choices }: OpenFormProps) {
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(
    () => choices.find(({ route }) => route === search.get('route')) ?? choices[0],
  );
  const navigate = useNavigate();
  const now = choices.find((one) => isSame(one, chosen));
  const offered = chosen && !now ? [chosen, ...choices] : choices;
  const send = async (text: string) => {
    if (!chosen) return;
    const { entry, route } = chosen;
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
        <Field label={texts.route} hint={now?.hint} error={!now && texts.over}>
          <Select
            value={offered.findIndex((one) => isSame(one, chosen))}
            onChange={({ target }) => setChosen(offered[Number(target.value)])}
          >
            {offered.map(({ entry, route, label }, index) => (
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
