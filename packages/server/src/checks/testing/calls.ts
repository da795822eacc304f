import { announcementCalls } from './announcement-calls.ts';
import { clockCalls } from './clock-calls.ts';
import { timingCalls } from './timing-calls.ts';
import { competitionCalls } from './competition-calls.ts';
import { correctionCalls } from './correction-calls.ts';
import { deskCalls } from './desk-calls.ts';
import { disputeCalls } from './dispute-calls.ts';
import type { DocumentedCall } from './documented-call.ts';
import { entryCalls } from './entry-calls.ts';
import { importCalls } from './import-calls.ts';
import { leagueCalls } from './league-calls.ts';
import { markerCalls } from './marker-calls.ts';
import { marshalCalls } from './marshal-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { planCalls } from './plan-calls.ts';
import { pushCalls } from './push-calls.ts';
import { scoringCalls } from './scoring-calls.ts';
import { stageCalls } from './stage-calls.ts';
import { screenCalls } from './screen-calls.ts';
import { setupCalls } from './setup-calls.ts';
import { sponsorCalls } from './sponsor-calls.ts';
import { raffleCalls } from './raffle-calls.ts';
import { teamCalls } from './team-calls.ts';
import { ticketCalls } from './ticket-calls.ts';
import { questionCalls } from './question-calls.ts';
import { waveCalls } from './wave-calls.ts';
import { venueCalls } from './venue-calls.ts';
import { venueSetupCalls } from './venue-setup-calls.ts';

/** Every documented call except streams of events, which never end. */
export const documentedCalls: readonly DocumentedCall[] = [
  ...competitionCalls,
  ...entryCalls,
  ...ticketCalls,
  ...raffleCalls,
  ...teamCalls,
  ...correctionCalls,
  ...importCalls,
  ...deskCalls,
  ...questionCalls,
  ...waveCalls,
  ...scoringCalls,
  ...disputeCalls,
  ...markerCalls,
  ...stageCalls,
  ...screenCalls,
  ...clockCalls,
  ...marshalCalls,
  ...timingCalls,
  ...planCalls,
  ...announcementCalls,
  ...setupCalls,
  ...sponsorCalls,
  ...venueCalls,
  ...leagueCalls,
  ...venueSetupCalls,
  ...peopleCalls,
  ...pushCalls,
];

/** They never end; other tests cover what they send, and to whom. */
export const streams: readonly string[] = ['GET /competitions/{competition}/events'];
