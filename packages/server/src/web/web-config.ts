import type { WebConfig } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import { demoNotice } from '../tools/demo/demo-notice.ts';

/**
 * What the front end must know about its host, for `/config.json` and the page. Looks for the demo until it
 * is there.
 */
export function webConfigOf(app: FastifyInstance): () => Promise<WebConfig> {
  const { config, release } = app;
  let demo: WebConfig['demo'] = null;
  return async () => {
    demo ??= await demoNotice(app);
    return {
      apiBaseUrl: '/api',
      clientId: config.clientId,
      clientSecret: config.clientSecret,
      supportEmail: config.supportEmail,
      publicUrl: config.publicUrl ?? '',
      ...release,
      demo,
    };
  };
}
