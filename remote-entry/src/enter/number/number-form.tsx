import type { NumberMatch } from '@topout/contract';
import { findByNumber, RefusedError } from '@topout/api-client';
import { readStored, writeStored } from '@topout/app-kit';
import { normaliseCompetitorNumber } from '@topout/domain';
import { competitorNumberForm } from '@topout/domain/forms';
import { useNavigate } from 'react-router-dom';
import { Form } from '../../form/form.tsx';
import { entryFlowTexts as texts } from '../../texts.ts';
import { NumberField } from './number-field.tsx';

/** Finds a competitor by number and opens their live scores. */
export function NumberForm({ competition }: { readonly competition: string }) {
  const navigate = useNavigate();
  return (
    <Form
      initial={{ competitorNumber: '' }}
      schema={competitorNumberForm}
      ready
      submitLabel={texts.liveScores}
      onSubmit={async ({ competitorNumber }) => {
        const match = await findByNumber(competition, requireNumber(competitorNumber));
        if (!match) throw atNumber();
        remember(competition, match);
        await navigate(`/${competition}?entry=${match.uuid}`);
      }}
    >
      <NumberField />
    </Form>
  );
}

/** @throws Error('missing number value') on an empty number (behaviour: entering#by-number) */
export function requireNumber(typed: string): string {
  const number = normaliseCompetitorNumber(typed);
  if (number === '') throw new Error('missing number value');
  return number;
}

const atNumber = () =>
  new RefusedError(404, {
    code: 'not_found',
    detail: { nonFieldErrors: [], fields: { competitorNumber: [texts.numberInvalid] } },
  });

/** Newest first, each once: the scorecard offers these on this device. */
function remember(competition: string, { uuid, competitorNumber, user }: NumberMatch) {
  const known = readStored(competition, 'competitorNumberEntries');
  writeStored(competition, 'competitorNumberEntries', [
    { uuid, competitorNumber, firstName: user.firstName, lastName: user.lastName },
    ...known.filter((entry) => entry.uuid !== uuid),
  ]);
}
