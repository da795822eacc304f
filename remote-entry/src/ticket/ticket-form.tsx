import { ticketForm } from '@topout/domain/forms';
import { TextField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { ticketTexts as texts } from './texts.ts';

interface TicketFormProps {
  /** What was scanned and is no code; empty = nothing. */
  readonly scanned: string;
  readonly onCode: (code: string) => void;
}

/** The code in a field, for people whose camera does not scan. */
export const TicketForm = ({ scanned, onCode }: TicketFormProps) => (
  <Form
    key={scanned}
    initial={{ code: scanned }}
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
