import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Mail } from './queue-mail.ts';

/** Sends one mail; rejects when the mail server did not take it. */
export type Transport = (mail: Mail) => Promise<void>;

/** By SMTP_URL; without it mails are written to the log, and nothing leaves this machine. */
export function transportOf({ smtpUrl, mailFrom }: Config, log: FastifyBaseLogger): Transport {
  if (smtpUrl === null)
    return async ({ recipient, subject, body }) => {
      log.info({ recipient, subject, body }, 'mail (SMTP_URL is not set)');
    };
  const smtp = createTransport({ url: smtpUrl, disableFileAccess: true, disableUrlAccess: true });
  return async ({ recipient, subject, body }) => {
    await smtp.sendMail({ from: mailFrom, to: recipient, subject, text: body });
  };
}
