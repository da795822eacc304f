import { sessionAtom } from '@topout/api-client';
import { ScanButton } from '@topout/app-kit/scan';
import { readTicketCode, ticketOfScan } from '@topout/domain';
import { Notice, Spinner } from '@topout/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Step } from '../flow/step.tsx';
import { ticketTexts as texts } from './texts.ts';
import { TicketForm } from './ticket-form.tsx';
import { useScannedCode } from './use-scanned-code.ts';
import { WithTicket } from './with-ticket.tsx';

/** Signs in with a printed ticket: by the code in the address, or one typed (behaviour: signing-in#tickets). */
export default function TicketScreen() {
  const { competition = '' } = useParams();
  const { code: scanned, moving } = useScannedCode();
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { ticketEnded } = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  const toCard = (uuid: string) => void navigate(`/${uuid}`, { replace: true });
  const code = typed ?? scanned;
  const type = (next: string) => {
    setTyped(next);
    setRefused(null);
  };
  const scan = async (seen: string) => {
    const ticket = ticketOfScan(seen);
    if (ticket === null) return texts.noTicket;
    type(ticket);
    return null;
  };

  if (moving) return <Spinner page label={texts.signingIn} />;
  if (code !== null && code !== refused && readTicketCode(code) !== null)
    return (
      <WithTicket
        key={code}
        code={code}
        onDone={toCard}
        onRefused={() => setRefused(code)}
        onCancel={() => toCard(competition)}
      />
    );
  return (
    <Step title={texts.title} lead={texts.lead} back="history">
      {ticketEnded === competition && (
        <Notice tone="warning" title={texts.endedTitle}>
          {texts.ended}
        </Notice>
      )}
      <ScanButton fullWidth label={texts.scan} hint={texts.scanHint} onScan={scan} />
      <TicketForm code={code ?? ''} onCode={type} />
    </Step>
  );
}
