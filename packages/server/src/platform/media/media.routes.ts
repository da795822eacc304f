import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, Media, MediaBody, Uuid } from '@topout/contract';
import { Type } from 'typebox';
import { bySecret } from '../openapi/security.ts';
import { invalid, notFound, refusal } from '../errors.ts';
import { baseUrl } from '../http/base-url.ts';
import { limitByAddress, minute } from '../http/rate-limit.ts';
import { requireUser } from '../http/session.ts';
import { newId } from '../ids.ts';
import { decodePicture } from './decode-picture.ts';
import { requireAwaited } from './mark-stored.ts';
import { pictureStore } from './choose-store.ts';
import { serverSecret } from './server-secret.ts';
import { isSigned, signUpload } from './upload-signature.ts';

const types = ['image/jpeg', 'image/png', 'image/webp'];
const maxBytes = 10 * 1024 * 1024;
const validSeconds = 10 * 60;

const MediaParams = Type.Object({ media: Uuid });
const UploadQuery = Type.Object({
  expires: Type.Integer(),
  signature: Type.String({ maxLength: 100 }),
  whole: Type.Optional(Type.Boolean()),
});
/** Bytes; decoding them reveals their type. */
const Picture = Type.Unsafe<Buffer>({});
const Jpeg = Type.Unsafe<Buffer>({ type: 'string', contentMediaType: 'image/jpeg' });
const PictureQuery = Type.Object({ size: Type.Optional(Type.Union([Type.Literal(40), Type.Literal(300)])) });

/** Pictures: announced, sent to a signed address, decoded, redrawn, shown. */
export const mediaRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const secret = await serverSecret(app.db, 'upload');
  const pictures = pictureStore(app.db, app.config);
  app.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) => {
    done(null, body);
  });

  app.post(
    '/media',
    {
      onRequest: limitByAddress({ times: 300, perMs: minute }),
      schema: {
        summary: 'Announce a picture; the answer says where to PUT it',
        body: MediaBody,
        response: { 201: Media },
      },
    },
    async (request, reply) => {
      const ownerId = requireUser(request);
      const { type, captureTime = null, whole = false } = request.body;
      if (!types.includes(type))
        throw invalid('Please select an image', { type: ['Pictures are JPEG, PNG or WebP.'] });
      const id = newId();
      await app.db.kysely.insertInto('media').values({ id, ownerId, type, captureTime }).execute();
      const expires = Math.floor(Date.now() / 1000) + validSeconds;
      const signature = signUpload(secret, { media: id, type, expires, whole });
      const url = `${baseUrl(request)}/api/media/${id}`;
      return reply.code(201).send({
        uuid: id,
        url,
        signedUploadUrl: `${url}/file?expires=${expires}${whole ? '&whole=true' : ''}&signature=${signature}`,
        type,
        captureTime,
      });
    },
  );

  app.put(
    '/media/:media/file',
    {
      config: { ignoresBearer: true },
      bodyLimit: maxBytes,
      onRequest: limitByAddress({ times: 300, perMs: minute }),
      schema: {
        security: bySecret,
        summary: 'Send the file; the signed address is the permission',
        params: MediaParams,
        querystring: UploadQuery,
        body: { content: Object.fromEntries(types.map((type) => [type, { schema: Picture }])) },
        response: { 204: Empty },
      },
    },
    async ({ params: { media }, query: { expires, signature, whole = false }, headers, body }, reply) => {
      const type = headers['content-type'] ?? '';
      if (!isSigned(secret, { media, type, expires, whole }, signature))
        throw refusal(403, 'upload.not_signed', 'Announce this upload first.');
      if (expires * 1000 < Date.now()) throw refusal(403, 'upload.expired', 'This upload has expired.');
      if (!Buffer.isBuffer(body)) throw invalid('The picture is missing.');
      await requireAwaited(app.db, media);
      await pictures.save(media, await decodePicture(body, { whole }));
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/media/:media',
    {
      config: { ignoresBearer: true },
      schema: {
        security: bySecret,
        summary: 'A picture as JPEG, for 300 or 40 pixels',
        params: MediaParams,
        querystring: PictureQuery,
        response: { 200: { content: { 'image/jpeg': { schema: Jpeg } } } },
      },
    },
    async ({ params: { media }, query: { size = 300 } }, reply) => {
      const picture = await pictures.read(media, size);
      if (!picture) throw notFound('picture');
      return reply
        .headers({
          'cache-control': 'private, max-age=86400, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .type('image/jpeg')
        .send(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength));
    },
  );
};
