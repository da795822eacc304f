import { heldMessage } from '@topout/domain';
import type { HeldLine } from '../outbox/use-settleable.ts';
import { texts as shared } from '../texts.ts';
import { judgeName } from './decisions.ts';
import { texts } from './texts.ts';

/** Why a result is held, in a title and a sentence. One judge with two phones is not "another judge". */
export function headlineOf({ attempts: standing, reports, entry, onServer }: HeldLine, me: string | null) {
  const attempts = standing ?? [];
  if (onServer && entry === null) return { title: shared.heldTitle, hint: heldMessage('entry.unknown') };
  const [first] = reports;
  const conflict = reports.find(({ reason }) => reason.code === 'stream.changed');
  if (!conflict || attempts.length === 0) {
    return { title: shared.heldTitle, hint: first?.reason.message ?? '' };
  }
  const { judge } = conflict;
  const people = [...attempts, ...reports].map((one) => one.judge?.uuid);
  if (judge !== null && people.every((uuid) => uuid === judge.uuid)) {
    const title = judge.uuid === me ? texts.twiceMine : texts.twice(judgeName(judge, me));
    return { title, hint: texts.chooseTwiceHint };
  }
  const isMine = reports.every((report) => report.judge?.uuid === me);
  return { title: isMine ? texts.fasterTitle : texts.differTitle, hint: texts.chooseHint };
}
