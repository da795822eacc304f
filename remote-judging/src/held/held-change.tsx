import type { LoggedCommand } from '@topout/api-client';
import { canBulkScore } from '@topout/domain';
import { Button, Card, Notice, Row } from '@topout/ui';
import type { ReactNode } from 'react';
import type { Judging } from '../competition/use-judging.ts';
import styles from '../conflicts/conflict.module.css';
import { useResolve } from '../conflicts/use-resolve.ts';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';

export interface HeldChangeProps {
  readonly judging: Judging;
  readonly command: LoggedCommand;
  readonly about: ReactNode;
  /** Of the competitor; absent for one who is not entered. */
  readonly name: string | undefined;
}

/** A held change of a queue, or a result of somebody or somewhere unknown: there is nothing to compare it with. */
export function HeldChange({ judging, command, about, name }: HeldChangeProps) {
  const { busy, failure, resolve } = useResolve(judging.competition.uuid, command);
  const who = name ?? texts.unknownCompetitor;
  const what = {
    'queue.add': texts.queueAdd(who),
    'queue.remove': texts.queueRemove(who),
    'queue.move': texts.queueMove,
  };
  const isQueue = (kind: string): kind is keyof typeof what => kind in what;
  return (
    <Card className={styles.card}>
      {about}
      <div>
        <h2 className={styles.title}>{isQueue(command.kind) ? what[command.kind] : shared.heldTitle}</h2>
        <p className={styles.hint}>{command.reason?.message}</p>
      </div>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {canBulkScore(judging.actor) ? (
        <Row gap={2} justify="end">
          <Button disabled={busy} onClick={() => void resolve('DISCARD')}>
            {texts.throwAway}
          </Button>
          <Button disabled={busy} onClick={() => void resolve('APPLY')}>
            {texts.apply}
          </Button>
        </Row>
      ) : (
        <p className={styles.hint}>{texts.onlyStaffJudges}</p>
      )}
    </Card>
  );
}
