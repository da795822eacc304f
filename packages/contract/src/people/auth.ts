import { type Static, Type } from 'typebox';
import { Body, EmailAddress, Instant, Uuid } from '../common.ts';

/** `POST /auth/token`, form-encoded; the required fields depend on the grant (RFC 6749). */
export const TokenBody = Type.Object({
  grantType: Type.String(),
  username: Type.Optional(Type.String({ maxLength: 320 })),
  password: Type.Optional(Type.String({ maxLength: 1000 })),
  refreshToken: Type.Optional(Type.String({ maxLength: 200 })),
  code: Type.Optional(Type.String({ maxLength: 200 })),
  redirectUri: Type.Optional(Type.String({ maxLength: 2000 })),
  clientId: Type.Optional(Type.String({ maxLength: 200 })),
  clientSecret: Type.Optional(Type.String({ maxLength: 200 })),
  scope: Type.Optional(Type.String({ maxLength: 200 })),
  /** With a code from a mail: somebody else made the account. Ends their password and all other sign-ins. */
  disown: Type.Optional(Type.Literal('true')),
});
export type TokenBody = Static<typeof TokenBody>;

/** Guests get no refresh token. `expires_in` is seconds. */
export const TokenReply = Type.Object({
  accessToken: Type.String(),
  tokenType: Type.Literal('Bearer'),
  expiresIn: Type.Integer(),
  refreshToken: Type.Optional(Type.String()),
});
export type TokenReply = Static<typeof TokenReply>;

/** OAuth's own shape (RFC 6749 §5.2). */
export const TokenProblem = Type.Object({ error: Type.String(), errorDescription: Type.String() });
export type TokenProblem = Static<typeof TokenProblem>;

const Password = Type.String({ minLength: 1, maxLength: 1000 });
const DocumentVersion = Type.String({ minLength: 1, maxLength: 40 });

export const RegisterBody = Body({
  email: EmailAddress,
  password: Password,
  /** The versions of the texts that the person accepted; stored with the time. */
  accepted: Type.Optional(Body({ terms: DocumentVersion, privacy: DocumentVersion })),
});

/** The account's profile; signing in is a separate call. */
export const RegisterReply = Type.Object({ uuid: Type.String(), email: Type.String() });

export const CheckEmailBody = Body({ email: EmailAddress });
export const CheckEmailReply = Type.Object({ exists: Type.Boolean() });
export type CheckEmailReply = Static<typeof CheckEmailReply>;

/** `POST /auth/revoke`, form-encoded (RFC 7009). */
export const RevokeBody = Type.Object({
  token: Type.String({ maxLength: 200 }),
  tokenTypeHint: Type.Optional(Type.String({ maxLength: 50 })),
  clientId: Type.Optional(Type.String({ maxLength: 200 })),
  clientSecret: Type.Optional(Type.String({ maxLength: 200 })),
});

export const AuthorizeBody = Body({ redirectUri: Type.String({ maxLength: 2000 }) });
/** Valid once, for two minutes, for that redirect address. */
export const AuthorizeReply = Type.Object({ code: Type.String(), redirectUri: Type.String() });
export type AuthorizeReply = Static<typeof AuthorizeReply>;

/** A code, and the address it was made for. */
export const CodeOwnerBody = Body({
  code: Type.String({ maxLength: 200 }),
  redirectUri: Type.String({ maxLength: 2000 }),
});
/**
 * Whom a code would sign in; `own` if that is the caller. `unproven` if the code came by mail, and another
 * browser made the account with a password before anybody had proved that the address is theirs.
 */
export const CodeOwnerReply = Type.Object({
  own: Type.Boolean(),
  name: Type.String(),
  unproven: Type.Boolean(),
});
export type CodeOwnerReply = Static<typeof CodeOwnerReply>;

/**
 * A page of this product. Browsers drop control characters and resolve dots: `/\t/host` and `/..//host` would
 * lead to another host, so no two slashes may have nothing between them.
 */
const PagePath = Type.String({
  pattern: '^/([^/\\\\?#\\u0000-\\u001f]+(/[^/\\\\?#\\u0000-\\u001f]+)*/?)?([?#][^\\u0000-\\u001f]*)?$',
  maxLength: 1000,
});

/** `page`: where the person wanted to sign in, for after they have a new password. */
export const PasswordResetBody = Body({ email: EmailAddress, page: Type.Optional(PagePath) });
export const PasswordResetConfirmBody = Body({
  token: Type.String({ maxLength: 200 }),
  password: Password,
});

/** Mails a link that signs in without a password and leads to `page` of this product. */
export const SignInLinkBody = Body({
  email: EmailAddress,
  page: PagePath,
});

export const PasswordChangeBody = Body({
  currentPassword: Password,
  password: Password,
});

/** The new address takes effect once somebody opens the link mailed to it. */
export const EmailChangeBody = Body({ email: EmailAddress, password: Password });
export const EmailChangeConfirmBody = Body({ token: Type.String({ maxLength: 200 }) });
export const EmailChangeConfirmReply = Type.Object({ email: Type.String() });
export type EmailChangeConfirmReply = Static<typeof EmailChangeConfirmReply>;

/** A browser that is signed in. */
export const SessionItem = Type.Object({
  uuid: Uuid,
  /** The browser's own description. */
  userAgent: Type.String(),
  creationTime: Instant,
  /** When it last asked for a new token: within half an hour of its last call. */
  lastUsedTime: Instant,
  /** The caller's. */
  current: Type.Boolean(),
});
export type SessionItem = Static<typeof SessionItem>;
export const SessionList = Type.Array(SessionItem);
export const SessionParams = Type.Object({ session: Uuid });
