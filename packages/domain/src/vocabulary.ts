/** The field's own words, the same in database, API, code and screen. */

export const scoringSystems = [
  'DEFAULT',
  'IFSC_RANKING',
  'IFSC_SPORT',
  'IFSC_BOULDER_2025',
  'IFSC_LEAD',
  'IFSC_SPEED',
  'IFSC_SPEED_FINAL',
  'IFSC_COMBINED',
  'IFSC_COMBINED_RANKS',
] as const;
export type ScoringSystem = (typeof scoringSystems)[number];

/** What places those out in the same round of a speed final: a rule for each time, or they race on. */
export const speedLosers = ['qualification', 'best-time', 'heat-time', 'race-on'] as const;
export type SpeedLosers = (typeof speedLosers)[number];

/** What decides a heat of speed in which both have the same time. */
export const speedTies = ['qualification', 're-run'] as const;
export type SpeedTies = (typeof speedTies)[number];

export const climbTypes = ['BOULDER', 'SPORT'] as const;
export type ClimbType = (typeof climbTypes)[number];

export const genders = ['MALE', 'FEMALE', 'OTHER'] as const;
export type Gender = (typeof genders)[number];

/** Who logs the results of a route group: judges, the climbers themselves (or their parents), or both. */
export const scoredBy = ['JUDGES', 'CLIMBERS', 'BOTH'] as const;
export type ScoredBy = (typeof scoredBy)[number];

/**
 * Who confirms what climbers log themselves: nobody has to, other climbers (witnesses), a marker who keeps the
 * same card, or judges.
 */
export const confirmedBy = ['NOBODY', 'CLIMBERS', 'MARKER', 'JUDGES'] as const;
export type ConfirmedBy = (typeof confirmedBy)[number];

/** Staff roles in one competition; competitors and parents hold none. */
export const roles = ['MASTER', 'STAFF_JUDGE', 'STAFF', 'JUDGE'] as const;
export type Role = (typeof roles)[number];

/** What a competition contributes to a league: points for the place, or its score. */
export const leagueScorings = ['PLACES', 'SCORES'] as const;
export type LeagueScoring = (typeof leagueScorings)[number];

/** What a league limits: how many competitions of each count. */
export const disciplines = ['BOULDER', 'LEAD', 'SPEED'] as const;
export type Discipline = (typeof disciplines)[number];

/**
 * What people who share a place get in a league: the mean of the places taken, that mean rounded down, or each the
 * points of the place.
 */
export const tiePayments = ['MEAN', 'MEAN_FLOOR', 'FULL'] as const;
export type TiePayment = (typeof tiePayments)[number];

/** Equal totals in a league: `SPLIT` by wins and the last competition, or they `STAND`. */
export const leagueTies = ['SPLIT', 'STAND'] as const;
export type LeagueTies = (typeof leagueTies)[number];

/** What becomes of a guest's place in a league: `FREED` for the next, or `KEPT`, so that nobody gets its points. */
export const guestPlaces = ['FREED', 'KEPT'] as const;
export type GuestPlaces = (typeof guestPlaces)[number];

/**
 * For people who climb the same routes at different times, and are ranked separately before their places are
 * merged.
 */
export const startingGroups = ['A', 'B', 'C', 'D'] as const;
export type StartingGroup = (typeof startingGroups)[number];

/** `WAITING` is on a waiting list and on no board. */
export const entryStatuses = ['ENTERED', 'RETIRED', 'DNS', 'DSQ', 'WAITING'] as const;
export type EntryStatus = (typeof entryStatuses)[number];

/** How somebody paid at the desk. `FREE`: nothing to pay. */
export const paymentWays = ['CASH', 'CARD', 'TRANSFER', 'VOUCHER', 'FREE'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** Who signed a waiver: the person, or a guardian for them. */
export const waiverSigners = ['SELF', 'GUARDIAN'] as const;
export type WaiverSigner = (typeof waiverSigners)[number];

/** What organisers ask people who enter: a line, one of several, a number, or to agree to a text. */
export const questionKinds = ['TEXT', 'CHOICE', 'NUMBER', 'CONSENT'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Whom a question is for. `MINORS` are those for whom a guardian signs. */
export const questionAudiences = ['ALL', 'CATEGORIES', 'MINORS', 'ADULTS'] as const;
export type QuestionAudience = (typeof questionAudiences)[number];

/** Who reads the answers, besides the person: whoever works at the desk, or master and staff judges alone. */
export const questionReaders = ['DESK', 'ORGANISERS'] as const;
export type QuestionReaders = (typeof questionReaders)[number];

export const judgeRoutePermissions = [
  'SEE_JUDGE_ASSIGNED',
  'SEE_ALL_JUDGE_ASSIGNED',
  'SEE_JUDGE_ALL',
  'NONE',
] as const;
export type JudgeRoutePermissions = (typeof judgeRoutePermissions)[number];

export const judgeAttemptModificationPermissions = ['ALL', 'OWN', 'NONE'] as const;
export type JudgeAttemptModificationPermissions = (typeof judgeAttemptModificationPermissions)[number];

export const judgeCompetitorPermissions = ['NONE', 'ADD', 'ADD_MODIFY'] as const;
export type JudgeCompetitorPermissions = (typeof judgeCompetitorPermissions)[number];

export const commandKinds = [
  'attempts.append',
  'attempts.restart',
  'attempts.replace',
  'attempts.clear',
  'result.confirm',
  'result.unconfirm',
  'result.mark',
  'card.sign',
  'card.unsign',
  'incident.record',
  'incident.withdraw',
  'queue.add',
  'queue.remove',
  'queue.move',
  'queue.call',
  'queue.skip',
] as const;
export type CommandKind = (typeof commandKinds)[number];

/** How a judge calls somebody who waits: get ready, or come to the route now. */
export const callKinds = ['NEXT', 'NOW'] as const;
export type CallKind = (typeof callKinds)[number];

/**
 * `HELD`: a result that is stored and shown to judge and staff, but not applied. `DROPPED`: a queue change or a
 * confirmation that does not fit; it is stored, and nobody has to decide about it. `REFUSED`: never stored, for example
 * an id used with another body.
 */
export const commandOutcomes = ['APPLIED', 'HELD', 'DROPPED', 'REFUSED'] as const;

/**
 * The ways to settle a held result: `STANDING` keeps the counting result, `HELD` replaces it, `BOTH` appends
 * to it.
 */
export const heldChoices = ['STANDING', 'HELD', 'BOTH'] as const;
export type HeldChoice = (typeof heldChoices)[number];

/** What a hall screen shows: the boards, the queues that climbers join, or the raffle. */
export const screenShows = ['BOARDS', 'QUEUES', 'RAFFLE', 'SPONSORS'] as const;
export type ScreenShows = (typeof screenShows)[number];

/** Who is in a raffle: those with results, or those checked in. */
export const raffleSources = ['RESULTS', 'CHECKED_IN'] as const;
export type RaffleSource = (typeof raffleSources)[number];
