import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProfileExport } from '@topout/contract';
import { consentsOf } from '../auth/consents.ts';
import { sessionsOf } from '../auth/sessions/sessions.queries.ts';
import { exportDevices } from '../push/export-devices.ts';
import { requireUser } from '../../platform/http/session.ts';
import {
  exportAgreements,
  exportAnswers,
  exportCautions,
  exportCheckIns,
  exportConfirmations,
  exportDisputes,
  exportMarks,
  exportEntries,
  exportRoles,
  exportTeams,
} from './export.queries.ts';
import { presentProfile } from './present-profile.ts';
import { childrenOf, findProfile } from './profile.queries.ts';

/** Everything stored about a person, to read and to take along. */
export const exportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/profiles/me/export',
    {
      schema: {
        summary: 'All data of the caller and their children, as a file',
        response: { 200: ProfileExport },
      },
    },
    async (request, reply) => {
      const me = requireUser(request);
      const { account, family } = request.session;
      const profile = await findProfile(app.db, me);
      const children = await childrenOf(app.db, me);
      const people = [me, ...children.map(({ id }) => id)];
      void reply.header('content-disposition', 'attachment; filename="topout-my-data.json"');
      return {
        exportedAt: new Date().toISOString(),
        profile: presentProfile(profile),
        children: children.map(presentProfile),
        consents: account === null ? [] : await consentsOf(app.db, account),
        sessions: account === null ? [] : await sessionsOf(app.db, account, family),
        notifiedDevices: account === null ? [] : await exportDevices(app.db, account),
        roles: await exportRoles(app.db, me),
        confirmations: await exportConfirmations(app.db, people),
        disputes: await exportDisputes(app.db, people),
        cautions: await exportCautions(app.db, people),
        marks: await exportMarks(app.db, people),
        checkIns: await exportCheckIns(app.db, people),
        teams: await exportTeams(app.db, people),
        answers: await exportAnswers(app.db, people),
        agreements: await exportAgreements(app.db, people),
        entries: await exportEntries(app.db, people),
      };
    },
  );
};
