import type { WebConfig } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import { demoNotice } from '../demo/demo-notice.ts';

/** What the front end must know of its host: `/config.json`, and in the page. The demo is looked for until it is there. */
export function webConfigOf(app: FastifyInstance): () => Promise<WebConfig> {
  const { config } = app;
  let demo: WebConfig['demo'] = null;
  return async () => {
    demo ??= await demoNotice(app);
    return {
      api_base_url: '/api',
      client_id: config.clientId,
      client_secret: config.clientSecret,
      support_email: config.supportEmail,
      public_url: config.publicUrl ?? '',
      demo,
    };
  };
}
