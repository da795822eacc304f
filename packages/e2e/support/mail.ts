import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

/** A mail that the demo would have sent. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** The newest mail to a person with that subject; waits for it. */
export async function mailTo(request: APIRequestContext, email: string, subject: string): Promise<Mail> {
  const read = async () => {
    const reply = await request.get(`/dev/mail?to=${encodeURIComponent(email)}`, {
      headers: { accept: 'application/json' },
    });
    return ((await reply.json()) as Mail[]).find((mail) => mail.subject === subject);
  };
  await expect.poll(async () => (await read()) !== undefined).toBe(true);
  const mail = await read();
  if (!mail) throw new Error(`no mail "${subject}" to ${email}`);
  return mail;
}

/** The one link in a mail. */
export const linkIn = ({ text }: Mail): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
