import { type Static, Type } from 'typebox';

/** `/config.json`: what the front end must know of its host. */
export const WebConfig = Type.Object({
  api_base_url: Type.String(),
  client_id: Type.String(),
  client_secret: Type.String(),
  /** Empty where the host has not set one. */
  support_email: Type.String(),
  public_url: Type.String(),
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
