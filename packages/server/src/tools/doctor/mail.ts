import { createTransport } from 'nodemailer';
import type { Config } from '../../platform/config.ts';
import { type Finding, fault, note, well } from './finding.ts';
import { codeOf } from './reach.ts';

const withinMs = 5_000;

const setUrl = 'Check host, port, user and password in SMTP_URL: smtp://user:password@host:587.';

const cures: Readonly<Record<string, readonly [says: string, cure: string]>> = {
  EAUTH: [
    'refuses the user or the password',
    'Correct user and password in SMTP_URL; some providers want an app password.',
  ],
  EDNS: ['has a name that nobody knows', 'Correct the host in SMTP_URL, or this machine’s name server.'],
  ECONNREFUSED: [
    'is not there: nobody listens on that port',
    'Correct host and port in SMTP_URL, or start it.',
  ],
  ETIMEDOUT: [
    'does not answer',
    'Open the port in the firewall; many networks let only 587 and 465 out, not 25.',
  ],
  ETLS: [
    'cannot be spoken to safely',
    'Use smtps:// for port 465 and smtp:// for 587, and a certificate that is valid for this name.',
  ],
};

/** Signs in to the mail server, and sends nothing. */
export async function lookAtMail({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): Promise<Finding[]> {
  if (smtpUrl === null)
    return [
      note(
        'mail',
        'No mail is sent: all mails, with names and links, go to the log.',
        'Set SMTP_URL, so that people can confirm their address and reset their password.',
      ),
    ];
  const { host } = new URL(smtpUrl);
  return [...(await lookAtServer(smtpUrl, host)), ...lookAtSender(mailFrom)];
}

async function lookAtServer(url: string, host: string): Promise<Finding[]> {
  const smtp = createTransport({
    url,
    connectionTimeout: withinMs,
    greetingTimeout: withinMs,
    socketTimeout: withinMs,
    dnsTimeout: withinMs,
  });
  try {
    await smtp.verify();
    return [well('mail', `The mail server ${host} lets us in.`)];
  } catch (error) {
    const code = codeOf(error);
    const [says, cure] = cures[kindOf(error, code)] ?? [`cannot be used (${code})`, setUrl];
    return [fault('mail', `The mail server ${host} ${says}.`, cure)];
  } finally {
    smtp.close();
  }
}

/** Nodemailer calls all that happens to a connection ESOCKET. */
function kindOf(error: unknown, code: string): string {
  const { message } = error as Error;
  if (/ENOTFOUND|EAI_AGAIN/.test(`${code} ${message}`)) return 'EDNS';
  if (message.includes('ECONNREFUSED')) return 'ECONNREFUSED';
  if (/certificate|SSL|TLS|wrong version/i.test(message)) return 'ETLS';
  return code;
}

function lookAtSender(from: string): Finding[] {
  const [, domain = ''] = /@([^>\s]+)/.exec(from) ?? [];
  if (domain.includes('.')) return [];
  return [
    fault(
      'mail',
      `Mails come from ${from}, which other mail servers refuse.`,
      'Set TOPOUT_MAIL_FROM to an address of your own, such as "Topout <topout@example.org>".',
    ),
  ];
}
