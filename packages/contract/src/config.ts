import { type Static, Type } from 'typebox';
import { Nullable } from './common.ts';

/** `/config.json`: what the front end must know about its host. */
export const WebConfig = Type.Object({
  apiBaseUrl: Type.String(),
  clientId: Type.String(),
  clientSecret: Type.String(),
  /** Empty if the host has not set one. */
  supportEmail: Type.String(),
  publicUrl: Type.String(),
  version: Type.String(),
  /** Null while nothing is built. */
  build: Nullable(Type.String()),
  /** Demo accounts, shown on the home page; null outside demo mode. */
  demo: Type.Union([
    Type.Null(),
    Type.Object({
      competition: Type.String(),
      accounts: Type.Array(
        Type.Object({ role: Type.String(), email: Type.String(), password: Type.String() }),
      ),
    }),
  ]),
});
export type WebConfig = Static<typeof WebConfig>;
