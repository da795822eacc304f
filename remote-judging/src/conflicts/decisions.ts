import type { HeldResult, HeldReport } from '@topout/contract';
import type { HeldSettlement } from '@topout/api-client';
import { type MarkedRoute, marksText } from './marks-text.ts';
import { texts } from './texts.ts';

/** One way to settle a held result. */
export interface Decision {
  readonly label: string;
  readonly hint: string;
  readonly settlement: HeldSettlement;
  /** Asked first if somebody's result would no longer count. */
  readonly question: { readonly title: string; readonly text: string } | null;
}

/** The judges of some attempts, each once. @param me appears as "you" */
export function judgesOf(
  attempts: readonly { readonly judge: HeldReport['judge'] }[],
  me: string | null,
): string {
  return [...new Set(attempts.flatMap(({ judge }) => (judge ? [judgeName(judge, me)] : [])))].join(', ');
}

export function judgeName(judge: HeldReport['judge'], me: string | null): string {
  if (judge === null) return texts.unknownJudge;
  return judge.uuid === me ? texts.you : judge.name;
}

/**
 * The ways to settle a held result, each with name and result; leaves out anything the server would refuse.
 */
export function decisionsOn(line: HeldResult, route: MarkedRoute, me: string | null): Decision[] {
  const { version, reports } = line;
  const mine = reports.filter(({ choices }) => choices.includes('STANDING'));
  const commands = mine.flatMap((report) => report.commands);
  const keep = keeping(line, route, me);
  return [
    ...(commands.length > 0
      ? [{ ...keep, question: null, settlement: { take: 'STANDING', commands, version } } as const]
      : []),
    ...mine.flatMap((report) => taking({ line, report, route, me })),
  ];
}

function keeping({ attempts }: HeldResult, route: MarkedRoute, me: string | null) {
  if (attempts === null || attempts.length === 0)
    return { label: texts.throwAway, hint: texts.throwAwayHint };
  const standing = marksText(attempts, route);
  return { label: texts.keep(standing), hint: texts.keepHint(judgesOf(attempts, me)) };
}

interface Taking {
  readonly line: HeldResult;
  readonly report: HeldReport;
  readonly route: MarkedRoute;
  readonly me: string | null;
}

function taking({ line, report, route, me }: Taking): Decision[] {
  const { version, reports } = line;
  const attempts = line.attempts ?? [];
  const others = reports.filter((other) => other !== report).flatMap((other) => other.commands);
  const settlement = { commands: report.commands, others, version };
  const judge = judgeName(report.judge, me);
  const [standing, held] = [marksText(attempts, route), marksText(report.attempts, route)];
  const clears = report.attempts.length === 0;
  const replaces = attempts.length > 0;
  const decisions: Decision[] = [];
  if (report.choices.includes('HELD')) {
    decisions.push({
      label: clears ? texts.clear : texts.take(held),
      hint: replaces ? texts.takeHint(judge) : texts.countHint(judge),
      settlement: { ...settlement, take: 'HELD' },
      question: replaces
        ? {
            title: clears ? texts.clearTitle(standing) : texts.replaceTitle(standing, held),
            text: texts.replaceQuestion(standing, judgesOf(attempts, me)),
          }
        : null,
    });
  }
  if (report.choices.includes('BOTH')) {
    const both = { ...settlement, take: 'BOTH' } as const;
    decisions.push({ label: texts.both, hint: texts.bothHint(judge), settlement: both, question: null });
  }
  return decisions;
}
