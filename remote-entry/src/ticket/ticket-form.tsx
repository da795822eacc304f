import { ticketForm } from '@topout/domain/forms';
import { TextField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { ticketTexts as texts } from './texts.ts';

interface TicketFormProps {
  /** What was scanned or typed and did not sign in; empty = nothing yet. */
  readonly code: string;
  readonly onCode: (code: string) => void;
}

/** The code in a field, for people whose camera does not scan. */
export const TicketForm = ({ code: before, onCode }: TicketFormProps) => (
  <Form
    key={before}
    initial={{ code: before }}
    schema={ticketForm}
    ready
    submitLabel={texts.open}
    onSubmit={async ({ code }) => onCode(code)}
  >
    <TextField
      name="code"
      label={texts.code}
      hint={texts.hint}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={40}
    />
  </Form>
);
