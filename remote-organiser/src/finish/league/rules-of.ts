import type { League } from '@topout/api-client';
import { usualPlacePoints } from '@topout/domain';
import { leagueTexts as texts } from './texts.ts';

/** The rules of a league, a sentence each. */
export function rulesOf(league: League): string[] {
  const { scoring, bestOf, leaveOut, mostBoulder, mostLead, mostSpeed, leastDisciplines } = league;
  const most = { boulder: mostBoulder, lead: mostLead, speed: mostSpeed };
  const capped = Object.entries(most).flatMap(([name, count]) =>
    count === null ? [] : [`${count} in ${name}`],
  );
  const values = (league.placePoints ?? usualPlacePoints).join(', ');
  return [
    scoring === 'SCORES' ? texts.howScores : texts.howPlaces(values, texts.tiePayments[league.tiePayment]),
    ...(bestOf === null ? [] : [texts.howBest(bestOf)]),
    ...(leaveOut === null ? [] : [texts.howLeaveOut(leaveOut)]),
    ...(capped.length === 0 ? [] : [texts.howMost(capped.join(', '))]),
    ...(leastDisciplines === null ? [] : [texts.howLeast(leastDisciplines)]),
    ...league.ageClasses.map(({ name, from, to }) => texts.howAges(name, from, to)),
    ...(league.guestPlaces === 'KEPT' ? [texts.howGuestsKept] : []),
    texts.howStands,
    league.ties === 'STAND' ? texts.howTiesStand : texts.howTies,
    texts.howCategories,
  ];
}
