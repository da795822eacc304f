import { appealRulings, disputeKinds, disputeStates, genders, longest } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { SessionItem } from './auth.ts';
import { Body, Instant, Line, Nullable, oneOf, Uuid, YearOfBirth } from '../common.ts';

const Name = Line(longest.name);

/** A profile as its owner sees it (behaviour: people#profile). */
export const Profile = Type.Object({
  uuid: Uuid,
  firstName: Type.String(),
  lastName: Type.String(),
  name: Type.String(),
  yearOfBirth: Nullable(YearOfBirth),
  gender: Nullable(oneOf(genders)),
  picture: Nullable(Uuid),
  pictureSource: Nullable(Type.Literal('MEDIA')),
  pictureUrl: Nullable(Type.String()),
  fullNamePublic: Type.Boolean(),
  /** Null for children. */
  email: Nullable(Type.String()),
  /** Whether the address is proven to be theirs. False for children. */
  emailConfirmed: Type.Boolean(),
  parent: Nullable(Uuid),
  creationTime: Instant,
});
export type Profile = Static<typeof Profile>;
export const ProfileList = Type.Array(Profile);

export const ProfilePatch = Body({
  firstName: Type.Optional(Name),
  lastName: Type.Optional(Name),
  yearOfBirth: Type.Optional(YearOfBirth),
  gender: Type.Optional(oneOf(genders)),
  picture: Type.Optional(Nullable(Uuid)),
  pictureSource: Type.Optional(Type.Literal('MEDIA')),
  fullNamePublic: Type.Optional(Type.Boolean()),
});
export type ProfilePatch = Static<typeof ProfilePatch>;

export const ChildBody = Body({
  /** Chosen by the caller, so that a request repeated for lack of an answer creates no second child. */
  uuid: Type.Optional(Uuid),
  firstName: Name,
  lastName: Name,
  yearOfBirth: YearOfBirth,
  gender: oneOf(genders),
  fullNamePublic: Type.Optional(Type.Boolean()),
});
export type ChildBody = Static<typeof ChildBody>;

/** `uuid` or `me`. */
export const ProfileParams = Type.Object({ profile: Type.Union([Uuid, Type.Literal('me')]) });

export const MediaBody = Body({
  type: Type.String({ maxLength: 100 }),
  captureTime: Type.Optional(Nullable(Instant)),
  /** It keeps its proportions; otherwise it is cut to a square. */
  whole: Type.Optional(Type.Boolean()),
});
export const Media = Type.Object({
  uuid: Uuid,
  url: Type.String(),
  signedUploadUrl: Type.String(),
  type: Type.String(),
  captureTime: Nullable(Instant),
});
export type Media = Static<typeof Media>;

/** Everything stored about a person and their children, for them to take along. */
export const ProfileExport = Type.Object({
  exportedAt: Instant,
  profile: Profile,
  children: ProfileList,
  sessions: Type.Array(SessionItem),
  /** The texts they accepted, and when. */
  consents: Type.Array(Type.Object({ document: Type.String(), version: Type.String(), acceptedAt: Instant })),
  /** Their devices that are told something while the app is closed. */
  notifiedDevices: Type.Array(
    Type.Object({
      userAgent: Type.String(),
      kinds: Type.Array(Type.String()),
      endpoint: Type.String(),
      madeAt: Instant,
    }),
  ),
  roles: Type.Array(Type.Object({ competition: Type.String(), role: Type.String() })),
  teams: Type.Array(Type.Object({ competition: Type.String(), competitor: Uuid, team: Type.String() })),
  /** What they answered when they entered. */
  answers: Type.Array(
    Type.Object({
      competition: Type.String(),
      competitor: Uuid,
      question: Type.String(),
      answer: Type.String(),
      at: Instant,
    }),
  ),
  /** What they agreed to, in the words of then; `endedAt`: withdrawn, or replaced by a newer text. */
  agreements: Type.Array(
    Type.Object({
      competition: Type.String(),
      competitor: Uuid,
      consent: Type.String(),
      version: Type.Integer(),
      text: Type.String(),
      /** Who agreed for a minor. */
      guardian: Nullable(Type.String()),
      agreedAt: Instant,
      endedAt: Nullable(Instant),
    }),
  ),
  /** Results of others that the person, or a child, confirmed. */
  confirmations: Type.Array(
    Type.Object({ competition: Type.String(), by: Uuid, route: Type.String(), confirmedAt: Instant }),
  ),
  /** Appeals and queries about their results, and what was said and decided. */
  disputes: Type.Array(
    Type.Object({
      competition: Type.String(),
      competitor: Uuid,
      route: Type.String(),
      kind: oneOf(disputeKinds),
      state: oneOf(disputeStates),
      reason: Nullable(Type.String()),
      ruling: Nullable(oneOf(appealRulings)),
      fee: Nullable(Type.Integer()),
      openedAt: Instant,
      answers: Type.Array(Type.Object({ text: Type.String(), byStaff: Type.Boolean(), saidAt: Instant })),
    }),
  ),
  /** Cautions that the person, or a child, got, also those that were taken back. */
  cautions: Type.Array(
    Type.Object({
      competition: Type.String(),
      competitor: Uuid,
      reason: Type.String(),
      givenAt: Instant,
      takenBackAt: Nullable(Instant),
    }),
  ),
  /** Results of others that the person, or a child, logged as their marker. */
  marks: Type.Array(Type.Object({ competition: Type.String(), by: Uuid, route: Type.String() })),
  /** What the check-in desks recorded. Amounts are in the currency's smallest unit. */
  checkIns: Type.Array(
    Type.Object({
      competition: Type.String(),
      competitor: Uuid,
      present: Nullable(Type.Object({ at: Instant })),
      paid: Nullable(
        Type.Object({
          amountMinor: Type.Integer(),
          currency: Type.String(),
          how: Type.String(),
          at: Instant,
        }),
      ),
      waiver: Nullable(Type.Object({ signer: Type.String(), name: Nullable(Type.String()), at: Instant })),
      bib: Nullable(Type.Object({ at: Instant })),
    }),
  ),
  entries: Type.Array(
    Type.Object({
      competition: Type.String(),
      category: Type.String(),
      competitor: Uuid,
      competitorNumber: Nullable(Type.String()),
      /** The session they are in, or wait for. */
      wave: Nullable(Type.Object({ name: Type.String(), waits: Type.Boolean(), since: Instant })),
      /** When their personal clock began. */
      clockStartedAt: Nullable(Instant),
      status: Type.String(),
      enteredAt: Instant,
      attempts: Type.Array(
        Type.Object({
          route: Type.String(),
          number: Type.Integer(),
          success: Type.Boolean(),
          segmentsCount: Type.Number(),
          usedLastHold: Type.Boolean(),
          durationMs: Nullable(Type.Integer()),
          notes: Type.String(),
          timestamp: Instant,
        }),
      ),
    }),
  ),
});
export type ProfileExport = Static<typeof ProfileExport>;
