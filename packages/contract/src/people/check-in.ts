import { entryStatuses, genders, longest, paymentWays, waiverSigners } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { AnswersFields } from './questions.ts';
import { Body, Instant, Line, Nullable, oneOf, Uuid, YearOfBirth } from '../common.ts';

/** When it was recorded, and the name of the person who did; null once they are gone. */
const Mark = { at: Instant, by: Nullable(Type.String()) };

/** In the currency's smallest unit: 2500 is 25.00 EUR. `FREE` is always 0. */
const PaymentFields = {
  amountMinor: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  how: oneOf(paymentWays),
};

/** What the desk knows of a registration; null = not yet. */
const CheckInFields = {
  present: Nullable(Type.Object(Mark)),
  paid: Nullable(Type.Object({ ...PaymentFields, ...Mark })),
  /** `name`: the guardian's; null for people who signed for themselves. */
  waiver: Nullable(Type.Object({ signer: oneOf(waiverSigners), name: Nullable(Type.String()), ...Mark })),
  bib: Nullable(Type.Object(Mark)),
};

/** A registration as the desk sees it. */
export const DeskRow = Type.Object({
  /** The person's profile uuid. */
  user: Uuid,
  firstName: Type.String(),
  lastName: Type.String(),
  competitorNumber: Nullable(Type.String()),
  /** May be under 18, by year of birth: a guardian signs. */
  needsGuardian: Type.Boolean(),
  /** Of the entry in the stage opened last. */
  status: oneOf(entryStatuses),
  /** In the order of the stages. */
  categories: Type.Array(Type.String()),
  /** Uuid of their session; null = in none. */
  wave: Nullable(Uuid),
  /** On the session's waiting list. */
  waveWaits: Type.Boolean(),
  /** The required consents that are missing, by label. */
  notAgreed: Type.Array(Type.String()),
  ...CheckInFields,
});
export type DeskRow = Static<typeof DeskRow>;

/** Everybody entered, by last name. */
export const DeskList = Type.Object({ data: Type.Array(DeskRow) });
export type DeskList = Static<typeof DeskList>;

export const DeskParams = Type.Object({ competition: Uuid, user: Uuid });

/** What is left out stays as it is; repeating what already stands changes nothing. */
export const CheckInBody = Body({
  present: Type.Optional(Type.Boolean()),
  paid: Type.Optional(Nullable(Body(PaymentFields))),
  waiver: Type.Optional(
    Nullable(
      Type.Union([
        Body({ signer: Type.Literal('SELF'), name: Type.Null() }),
        Body({ signer: Type.Literal('GUARDIAN'), name: Line(longest.name) }),
      ]),
    ),
  ),
  bib: Type.Optional(Type.Boolean()),
  /** When what the desk saw was recorded, null = nothing: what another has recorded since is not overwritten. */
  seen: Type.Optional(
    Body({ paid: Type.Optional(Nullable(Instant)), waiver: Type.Optional(Nullable(Instant)) }),
  ),
});
export type CheckInBody = Static<typeof CheckInBody>;

/** `record`: its uuid in the history, for undoing it; null if nothing changed. */
export const CheckInReply = Type.Object({ record: Nullable(Uuid), row: DeskRow });
export type CheckInReply = Static<typeof CheckInReply>;

/** Somebody who comes without being entered. */
export const WalkInBody = Body({
  /** Of the entry, chosen by the caller: a request repeated for lack of an answer enters nobody else. */
  uuid: Type.Optional(Uuid),
  firstName: Line(longest.name),
  lastName: Line(longest.name),
  category: Uuid,
  /** Omitted = the next free one, where the competition has numbers. */
  competitorNumber: Type.Optional(Line(longest.number)),
  yearOfBirth: Type.Optional(YearOfBirth),
  gender: Type.Optional(oneOf(genders)),
  /** The session; omitted = none. A full one puts them on its waiting list. */
  wave: Type.Optional(Uuid),
  /** Another person than the one of this name who is entered already. */
  other: Type.Optional(Type.Boolean()),
  /** Joins the waiting list if the category is full. */
  waitingList: Type.Optional(Type.Boolean()),
  ...AnswersFields,
});
export type WalkInBody = Static<typeof WalkInBody>;

/** `entry`: its uuid, for taking it back. */
export const WalkInReply = Type.Object({ entry: Uuid, row: DeskRow });
export type WalkInReply = Static<typeof WalkInReply>;
