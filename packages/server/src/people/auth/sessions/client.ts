import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { OAuthRefusal } from './oauth-refusal.ts';
import { secretHash } from '../../../platform/secrets.ts';

interface Credentials {
  readonly id: string;
  readonly secret: string | undefined;
}

interface ClientForm {
  readonly clientId?: string;
  readonly clientSecret?: string;
}

/**
 * The calling client, named in the header or in the form (RFC 6749 §2.3.1). There is only one, and its id and
 * secret are public: they identify the program and grant nothing.
 *
 * @throws OAuthRefusal `invalid_client` if the credentials are wrong, or missing but `needed`.
 */
export function checkClient(
  request: FastifyRequest,
  form: ClientForm,
  needed: 'secret' | 'id' | 'none',
): void {
  const { clientId, clientSecret } = request.server.config;
  const sent = fromHeader(request.headers.authorization) ?? fromForm(form);
  if (!sent) {
    if (needed !== 'none') throw unknownClient();
    return;
  }
  if (!isSame(sent.id, clientId)) throw unknownClient();
  if (sent.secret === undefined ? needed === 'secret' : !isSame(sent.secret, clientSecret))
    throw unknownClient();
}

const unknownClient = () => new OAuthRefusal('invalid_client', 'Client authentication failed.');

function fromHeader(header: string | undefined): Credentials | null {
  const encoded = header && /^Basic ([\w+/-]+=*)$/i.exec(header)?.[1];
  if (!encoded) return null;
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':');
  return { id: decoded(id), secret: decoded(secret.join(':')) };
}

const fromForm = ({ clientId, clientSecret }: ClientForm): Credentials | null =>
  clientId === undefined ? null : { id: clientId, secret: clientSecret };

/** Both halves are form-encoded inside the header (RFC 6749 §2.3.1). */
function decoded(half: string): string {
  try {
    return decodeURIComponent(half.replaceAll('+', ' '));
  } catch {
    return half;
  }
}

const isSame = (a: string, b: string): boolean => timingSafeEqual(secretHash(a), secretHash(b));
