import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

/** A mail as the demo would have sent it. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** The newest mail to somebody with that subject; waits for it. */
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

/** The one link of a mail. */
export const linkIn = ({ text }: Mail): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
