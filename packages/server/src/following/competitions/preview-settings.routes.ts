import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, SettingsPreview, SettingsPreviewBody } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forbidden } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
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
      const authority = await authorityOf(app.db, request.params.competition, requireUser(request));
      if (!canManageSetup(authority.actor)) throw forbidden();
      return previewSettings(app.boards, authority, request.body);
    },
  );
};
