import { chooseTeam } from '@topout/api-client';
import { longest } from '@topout/domain';
import { namedForm, ticketForm } from '@topout/domain/forms';
import { Section } from '@topout/ui';
import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { teamTexts as texts } from './texts.ts';

interface ChooseTeamProps {
  readonly competition: string;
  /** Profile uuid. */
  readonly person: string;
  /** From the link of a team; empty = none. */
  readonly code: string;
}

/** Joins a team by its code, or makes one. */
export const ChooseTeam = ({ competition, person, code: linked }: ChooseTeamProps) => (
  <>
    <Section title={texts.joinTitle}>
      <Form
        initial={{ code: linked }}
        schema={ticketForm}
        submitLabel={texts.join}
        onSubmit={({ code }) => chooseTeam(competition, person, { code })}
      >
        <TextField
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
        />
      </Form>
    </Section>
    <Section title={texts.makeTitle}>
      <Form
        initial={{ name: '' }}
        schema={namedForm}
        submitLabel={texts.make}
        onSubmit={({ name }) => chooseTeam(competition, person, { name })}
      >
        <TextField name="name" label={texts.name} autoComplete="off" maxLength={longest.name} />
      </Form>
    </Section>
  </>
);
