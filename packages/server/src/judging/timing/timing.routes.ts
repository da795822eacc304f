import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  Empty,
  NewTimingDevice,
  ReadingBody,
  TakenReading,
  TimingDeviceBody,
  TimingDeviceParams,
  TimingDevices,
} from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { heatsOf } from '../../following/board/heats-of.ts';
import { streamVersions } from '../../following/board/heats.queries.ts';
import { forbidden } from '../../platform/errors.ts';
import { bySecret } from '../../platform/openapi/security.ts';
import { endDevice, makeDevice, readDevices } from './devices.queries.ts';
import { knownReading, laneNames, writeReading } from './readings.queries.ts';
import { requireDevice } from './require-device.ts';
import { answeredBefore, placed, requireOfThisHeat, timedCategory, timeTold } from './take-reading.ts';

/** Devices that measure times of speed, and what they measure. (behaviour: timing) */
export const timingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/timing/devices',
    {
      schema: {
        summary: 'The timing devices that may tell times',
        params: CompetitionParams,
        response: { 200: TimingDevices },
      },
    },
    async (request) => {
      const { competition } = await authorityToOrganise(app.db, request, request.params.competition);
      return { data: await readDevices(app.db, competition.uuid) };
    },
  );

  app.post(
    '/competitions/:competition/timing/devices',
    {
      schema: {
        summary: 'Let a timing device tell times of a stage; its token is told once',
        params: CompetitionParams,
        body: TimingDeviceBody,
        response: { 201: NewTimingDevice },
      },
    },
    async (request, reply) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      const made = await app.db.transaction((tx) => makeDevice(tx, authority, request.body));
      return reply.code(201).send(made);
    },
  );

  app.delete(
    '/competitions/:competition/timing/devices/:device',
    {
      schema: {
        summary: 'Revoke a device’s token; what it told and nobody confirmed goes with it',
        params: TimingDeviceParams,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition, device } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      await app.db.transaction((tx) => endDevice(tx, authority, device));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/competitions/:competition/timing/readings',
    {
      config: { ignoresBearer: true },
      schema: {
        security: bySecret,
        summary: 'Tell what a timing device measured on a lane; a judge confirms it',
        params: CompetitionParams,
        body: ReadingBody,
        response: { 200: TakenReading },
      },
    },
    async ({ ip, params, body }) => {
      const { device, stage } = await requireDevice(app.db, params.competition, { ip, token: body.token });
      const ms = timeTold(body);
      const authority = await authorityOf(app.db, params.competition, null);
      const { uuid: competition, year } = authority.competition;
      const known = await knownReading(app.db, competition, device, body.uuid);
      if (known) return answeredBefore(known, body);
      const category = timedCategory(authority, stage, body.category);
      const versionOf = await streamVersions(app.db, competition, category);
      const { model } = await app.boards.model(competition, category);
      const heats = heatsOf(model, { category, audience: 'staff', year }, { versionOf });
      const reading = placed(authority, heats, body, ms);
      await requireOfThisHeat(app.db, { competition, category }, body, reading);
      const taken = await app.db.transaction((tx) => writeReading(tx, competition, device, reading));
      if (!taken) throw forbidden('This token was revoked. Ask the organisers for another one.');
      // Two copies of one reading may arrive at once: the first one is the answer to both.
      const stored = await knownReading(app.db, competition, device, body.uuid);
      app.presence.tell(competition, [reading.route], false);
      return stored
        ? answeredBefore(stored, body)
        : { category, heat: reading.heat, lane: laneNames[reading.lane] };
    },
  );
};
