import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, SettingsPreview, SettingsPreviewBody } from '@topout/contract';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { previewSettings } from './preview-settings.ts';

export const previewSettingsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions/:competition/settings-preview',
    {
      schema: {
        summary: 'Who would move if the scoring were changed; nothing is stored',
        params: CompetitionParams,
        body: SettingsPreviewBody,
        response: { 200: SettingsPreview },
      },
    },
    async (request) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      return previewSettings(app.boards, authority, request.body);
    },
  );
};
