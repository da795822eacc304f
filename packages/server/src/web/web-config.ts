import type { WebConfig } from '@topout/contract';
import type { FastifyInstance } from 'fastify';

/** What the front end must know of its host: `/config.json`, and in the page. */
export async function webConfig({ config }: FastifyInstance): Promise<WebConfig> {
  return {
    api_base_url: '/api',
    client_id: config.clientId,
    client_secret: config.clientSecret,
    support_email: config.supportEmail,
    public_url: config.publicUrl ?? '',
    demo: null,
  };
}
