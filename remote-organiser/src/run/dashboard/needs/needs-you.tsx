import type { Competition, LiveState } from '@topout/contract';
import { useDoubles } from '@topout/api-client';
import { type Need, needsOf } from '@topout/domain';
import { Button } from '@topout/ui';
import { type ReactNode, useState } from 'react';
import { dayOf } from '../day-of.ts';
import { texts } from '../texts.ts';
import { DoublesSheet } from './doubles-sheet.tsx';
import { NeedRow, NoNeed } from './need-row.tsx';
import { needText } from './need-text.ts';
import { useHeldOrder } from './use-held-order.ts';
import styles from './needs.module.css';

interface NeedsYouProps {
  readonly competition: Competition;
  readonly state: LiveState;
  readonly nameOfRoute: (route: string) => string;
  /** The day in figures. */
  readonly counts: ReactNode;
}

/** As many as people take in at a glance. A few more are shown rather than hidden behind a button. */
const [most, fewMore] = [6, 2];

/** Everything waiting for an organiser, worst first, each with one button. (behaviour: organising#needs) */
export function NeedsYou({ competition, state, nameOfRoute, counts }: NeedsYouProps) {
  const { uuid, judgingGroups } = competition;
  const [all, setAll] = useState(false);
  const [merging, setMerging] = useState(false);
  const doubles = useDoubles(uuid).data?.data ?? [];
  const needs = needsOf(dayOf(competition, state, doubles.length));
  const areasOf = (judge: string) =>
    judgingGroups.filter(({ judges }) => judges.some((one) => one.uuid === judge)).map(({ name }) => name);
  const lines = needs.map((need) => ({
    key: keyOf(need),
    text: needText(need, { at: state.at, nameOfRoute, areasOf }),
  }));
  const { shown, hands } = useHeldOrder(lines);
  const shortened = !all && shown.length > most + fewMore;
  return (
    <section aria-label={texts.needsYou} className={styles.needs}>
      <h2 className={styles.heading}>
        {texts.needsYou}
        {lines.length > 0 && <span className={styles.count}> {lines.length}</span>}
      </h2>
      <ul className={styles.list} {...hands}>
        {shown.length === 0 && <NoNeed>{texts.nothing}</NoNeed>}
        {shown.slice(0, shortened ? most : undefined).map(({ key, text }, index) => (
          <NeedRow
            key={key}
            text={text}
            competition={uuid}
            first={index === 0}
            onAct={() => setMerging(true)}
          />
        ))}
        {shortened && (
          <li className={styles.more}>
            <Button variant="quiet" fullWidth onClick={() => setAll(true)}>
              {texts.otherNeeds(shown.length - most)}
            </Button>
          </li>
        )}
      </ul>
      {counts}
      <DoublesSheet competition={uuid} doubles={doubles} open={merging} onClose={() => setMerging(false)} />
    </section>
  );
}

const keyOf = (need: Need): string =>
  [need.kind, 'group' in need && need.group.uuid, 'judge' in need && need.judge.uuid]
    .filter(Boolean)
    .join(' ');
