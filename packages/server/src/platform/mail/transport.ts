import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Mail } from './mail.ts';
import { renderMail } from './render-mail.ts';

/** Sends one mail; rejects if the mail server did not accept it. */
export type Transport = (recipient: string, mail: Mail) => Promise<void>;

/** The base of links in mails: not the host name of a request, which a stranger controls. */
export const mailBase = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;

/** By SMTP_URL, as plain text and HTML; without it mails go to the log only. */
export function transportOf(config: Config, log: FastifyBaseLogger): Transport {
  const { smtpUrl, mailFrom } = config;
  const base = mailBase(config);
  if (smtpUrl === null)
    return async (recipient, mail) => {
      const { subject, text } = renderMail(mail, base);
      log.info({ recipient, subject, text }, 'mail (SMTP_URL is not set)');
    };
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: smtpUrl, disableFileAccess: true, disableUrlAccess: true });
  };
  let smtp: ReturnType<typeof connect> | undefined;
  return async (recipient, mail) => {
    smtp ??= connect();
    await (await smtp).sendMail({ from: mailFrom, to: recipient, ...renderMail(mail, base) });
  };
}
