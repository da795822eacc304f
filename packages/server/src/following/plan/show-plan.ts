import type { PlanStarter, StagePlanAnswer } from '@topout/contract';
import { canJudge, canManageSetup, publicName } from '@topout/domain';
import type { FastifyInstance } from 'fastify';
import type { Authority } from '../../competition/authority/authority.ts';
import type { KeptPlans } from './kept-plans.ts';
import { peopleOf, type PlannedPerson } from './starters.ts';

/** The plan of a stage as a person may see it. */
export async function showPlan(
  app: Pick<FastifyInstance, 'boards'> & { readonly plans: KeptPlans },
  authority: Authority,
  stage: string,
): Promise<StagePlanAnswer> {
  const { competition, actor } = authority;
  const { version, plan } = await app.plans(competition.uuid, stage);
  const shown = { stage, version };
  if (!plan) return { ...shown, plan: null, missing: [] };
  const people = await peopleOf(app, authority, stage);
  const present = presenter(authority);
  const { lists, startsAt, times, ...choice } = plan;
  const planned = new Set(lists.flatMap(({ order }) => order));
  const missing = [...people.values()].filter(
    ({ entry, status }) => status === 'ENTERED' && !planned.has(entry),
  );
  return {
    ...shown,
    plan: {
      ...choice,
      times: { ...times },
      startsAt: new Date(startsAt).toISOString(),
      lists: lists.map(({ category, group, order }) => ({
        category,
        group,
        routes: (competition.routesOf.get(category) ?? []).map(({ uuid }) => uuid),
        starters: order.map((entry) => {
          const person = entry === null ? undefined : people.get(entry);
          return person?.category === category ? present(person) : null;
        }),
      })),
    },
    missing: canManageSetup(actor) ? missing.map(present) : [],
  };
}

/** How somebody is shown: by their full name to staff and judges, to others as on boards. */
function presenter({ actor, competition }: Authority): (person: PlannedPerson) => PlanStarter {
  const full = canManageSetup(actor) || canJudge(actor);
  return (person) => {
    const { firstName, lastName } = full ? person : publicName(person, competition.year);
    const { entry, user, competitorNumber, status } = person;
    return { entry, user: { uuid: user, firstName, lastName }, competitorNumber, status };
  };
}
