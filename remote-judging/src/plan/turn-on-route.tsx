import { useJudgeProfile, usePlan } from '@topout/api-client';
import type { PlanStarter } from '@topout/contract';
import { type Clock, readPlan } from '@topout/domain';
import { ButtonLink } from '@topout/ui';
import { useEffect, useMemo, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { draftsOn } from '../attempts/draft/kept-drafts.ts';
import { fromQueue } from '../attempts/use-go-back.ts';
import type { ShownPlan } from './plan-view.ts';
import { turnTexts as texts } from './turn-texts.ts';
import styles from './turn.module.css';
import { useSlotNow } from './use-slot-now.ts';

interface TurnOnRouteProps {
  readonly competition: string;
  readonly route: string;
  /** Whose attempts are open; none on the page of the route. */
  readonly user: string | undefined;
  readonly clock: Clock;
}

/** Whose slot it is on a route by the plan, and who is next; opens them as the slot changes. (behaviour: plan#judging) */
export function TurnOnRoute({ competition, route, user, clock }: TurnOnRouteProps) {
  const { data } = usePlan(competition);
  const slot = useSlotNow(clock);
  const plan = data?.plan;
  const turns = useMemo(() => (plan ? turnsOn(plan, route) : []), [plan, route]);
  const now = turns.find((turn) => turn.slot === slot)?.starter;
  const next = turns.find((turn) => turn.slot > (slot ?? 0))?.starter;
  const address = (starter: PlanStarter) => `/${competition}/judge/${route}/${starter.user.uuid}`;
  const isOpen = now?.user.uuid === user;
  const came: unknown = useLocation().state;
  // Going back leads to the queue, however many slots have passed.
  const how = user === undefined ? { state: fromQueue } : { replace: true, state: came };
  useOpening({ competition, route, slot, address: now && !isOpen ? address(now) : null, how });
  if (turns.length === 0) return null;
  return (
    <section className={styles.turn} aria-label={texts.title}>
      <p>
        <small>{texts.now}</small> <strong>{now ? nameOf(now) : texts.nobody}</strong>
        {next && (
          <>
            {' '}
            <small>{texts.next}</small> {nameOf(next)}
          </>
        )}
      </p>
      {now && !isOpen && (
        <ButtonLink as={Link} to={address(now)} {...how}>
          {texts.open}
        </ButtonLink>
      )}
    </section>
  );
}

const nameOf = ({ user }: PlanStarter): string => `${user.firstName} ${user.lastName}`.trim();

interface Turn {
  readonly slot: number;
  readonly starter: PlanStarter;
}

/** Those who climb a route, by slot; whoever does not start has no turn. */
function turnsOn(plan: ShownPlan, route: string): Turn[] {
  const starters = new Map(plan.lists.flatMap(({ starters: all }) => all).map((one) => [one?.entry, one]));
  return readPlan(plan).places.flatMap(({ slot, route: where, entry }) => {
    const starter = starters.get(entry ?? undefined);
    return where === route && starter?.status === 'ENTERED' ? [{ slot, starter }] : [];
  });
}

interface Opening {
  readonly competition: string;
  readonly route: string;
  readonly slot: number | null;
  /** Of whose slot it is; null = nobody's, or open already. */
  readonly address: string | null;
  readonly how: { readonly replace?: boolean; readonly state: unknown };
}

/** Opens whose slot it is as the slot changes, unless the judge is entering something, or answering a question. */
function useOpening({ competition, route, slot, address, how }: Opening): void {
  const navigate = useNavigate();
  const { data: judge } = useJudgeProfile();
  const seen = useRef(slot);
  useEffect(() => {
    if (seen.current === slot) return;
    seen.current = slot;
    if (address === null) return;
    const enters = draftsOn([judge?.uuid ?? '', competition, route]).length > 0;
    if (!enters && document.querySelector('dialog[open]') === null) void navigate(address, how);
  }, [slot, address, how, judge?.uuid, competition, route, navigate]);
}
