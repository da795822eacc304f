import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Letter } from './letter.ts';
import { renderLetter } from './render-letter.ts';

/** Sends one mail; rejects when the mail server did not take it. */
export type Transport = (recipient: string, letter: Letter) => Promise<void>;

/** Where the links of mails lead: not where a request came from, whose host name is a stranger's word. */
export const mailBase = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;

/** By SMTP_URL, as plain text and HTML; without it mails are written to the log, and nothing leaves this machine. */
export function transportOf(config: Config, log: FastifyBaseLogger): Transport {
  const { smtpUrl, mailFrom } = config;
  const base = mailBase(config);
  if (smtpUrl === null)
    return async (recipient, letter) => {
      const { subject, text } = renderLetter(letter, base);
      log.info({ recipient, subject, text }, 'mail (SMTP_URL is not set)');
    };
  const smtp = createTransport({ url: smtpUrl, disableFileAccess: true, disableUrlAccess: true });
  return async (recipient, letter) => {
    await smtp.sendMail({ from: mailFrom, to: recipient, ...renderLetter(letter, base) });
  };
}
