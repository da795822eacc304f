import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ChildBody, Profile, ProfileList } from '@topout/contract';
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { ProfileTable } from '../../platform/db/tables/people.ts';
import { conflict } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { newId } from '../../platform/ids.ts';
import { takeOver } from '../../entering/takeover/take-over.ts';
import { changeProfile } from './change-profile.ts';
import { presentProfile } from './present-profile.ts';
import { childrenOf, findProfile } from './profile.queries.ts';
import { checkYearOfBirth } from './year-of-birth.ts';

/** A coach who registers a club counts as a parent too. */
const maxChildren = 100;

export const childrenRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/profiles/me/children',
    { schema: { summary: "The caller's children", response: { 200: ProfileList } } },
    async (request) => (await childrenOf(app.db, requireUser(request))).map(presentProfile),
  );

  app.post(
    '/profiles/me/children',
    {
      schema: {
        summary: 'Add a child',
        body: ChildBody,
        response: { 201: Profile },
      },
    },
    async (request, reply) => {
      const parent = requireUser(request);
      checkYearOfBirth(request.body.yearOfBirth, { alone: false });
      const { uuid: id = newId(), ...details } = request.body;
      const known = await childrenOf(app.db, parent);
      if (known.length >= maxChildren && known.every((child) => child.id !== id))
        throw conflict('children.limit', `One account can have at most ${maxChildren} competitors.`);
      if (!(await isInserted(app.db, { id, parentId: parent, ...details }))) {
        // Sent again, perhaps with corrections.
        const before = (await childrenOf(app.db, parent)).find((child) => child.id === id);
        if (!before) throw conflict('child.uuid_taken', 'This competitor belongs to another account.');
        const change = { caller: parent, before, patch: details };
        for (const { competition, category } of await changeProfile(app.db, change))
          app.boards.changed(competition, category);
      }
      await takeOver(app, parent, null);
      return reply.code(201).send(presentProfile(await findProfile(app.db, id)));
    },
  );
};

/** @returns false if that id is already taken */
async function isInserted(db: Database, child: Insertable<ProfileTable>): Promise<boolean> {
  const inserted = await db.kysely
    .insertInto('profile')
    .values(child)
    .onConflict((same) => same.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
