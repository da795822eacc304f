import { ago, type Need } from '@topout/domain';
import { texts } from '../texts.ts';

/** What a need says, and where its one button leads. */
export interface NeedText {
  readonly title: string;
  readonly hint: string;
  readonly act: string;
  /** Below the competition's address; null = the act is on this page. */
  readonly path: string | null;
  readonly look: 'danger' | 'warning' | 'held' | 'neutral';
}

export interface NeedContext {
  /** The server's clock. */
  readonly at: string;
  readonly nameOfRoute: (route: string) => string;
  /** The names of a judge's areas. */
  readonly areasOf: (judge: string) => readonly string[];
}

/** The words of a need, and its act. */
export function needText(need: Need, of: NeedContext): NeedText {
  switch (need.kind) {
    case 'NO_JUDGES_AT_ALL':
    case 'GROUP_WITHOUT_JUDGE':
    case 'ALL_JUDGES_AWAY':
    case 'ROUTES_OUTSIDE':
      return waitText(need, of);
    case 'UNSENT':
      return unsentText(need, of);
    case 'HELD':
      return heldText(need, of);
    case 'DISPUTES':
      return decision(texts.disputes(need.count), texts.disputesHint, texts.decide, 'disputes');
    case 'OUTDATED':
      return decision(texts.outdated, texts.outdatedHint(need.names.join(', ')), texts.check, 'results');
    case 'UNCONFIRMED':
      return decision(
        texts.unconfirmed(need.count),
        texts.unconfirmedHint,
        texts.confirm,
        'unconfirmed',
        'neutral',
      );
    case 'REQUESTS':
      return decision(texts.requests(need.count), texts.requestsHint, texts.review, 'setup/staff', 'neutral');
    case 'ROUTES_WITHOUT_JUDGE': {
      const names = need.routes.map(of.nameOfRoute).filter(Boolean).join(', ');
      return decision(texts.noJudge(need.routes.length), names, texts.assignJudges, 'manage-routes/areas');
    }
    case 'DOUBLES':
      return decision(texts.doubles(need.count), texts.doublesHint, texts.check, null, 'neutral');
  }
}

const decision = (
  title: string,
  hint: string,
  act: string,
  path: string | null,
  look: NeedText['look'] = 'warning',
): NeedText => ({ title, hint, act, path, look });

function waitText(need: Extract<Need, { readonly waiting: number }>, of: NeedContext): NeedText {
  const { waiting } = need;
  switch (need.kind) {
    case 'NO_JUDGES_AT_ALL': {
      const hint = waiting > 0 ? texts.waitOn(waiting, need.routes) : texts.nobodyJudgesHint(need.routes);
      const look = waiting > 0 ? 'danger' : 'warning';
      return decision(texts.nobodyJudges, hint, texts.inviteJudges, 'setup/staff', look);
    }
    case 'GROUP_WITHOUT_JUDGE': {
      const { group, routes, last } = need;
      const who = last ? texts.lastSeenOf(last.name, seen(last.lastSeenAt, of.at)) : texts.nobodyAssigned;
      const path = `manage-routes/areas?area=${group.uuid}`;
      const hint = `${who} ${texts.waitInArea(waiting, routes)}`;
      return decision(texts.areaWithoutJudge(group.name), hint, texts.assignJudge, path, 'danger');
    }
    case 'ALL_JUDGES_AWAY':
      return decision(
        texts.allAway,
        texts.waitOn(waiting, need.routes),
        texts.showJudges,
        'setup/staff',
        'danger',
      );
    case 'ROUTES_OUTSIDE':
      return decision(
        texts.outside(need.routes.map(of.nameOfRoute).filter(Boolean), need.routes.length),
        texts.outsideHint(waiting),
        texts.assignArea,
        'manage-routes/areas',
        'danger',
      );
  }
}

/** The one that has waited longest by name, where both names are known. */
function heldText({ count, first }: Extract<Need, { kind: 'HELD' }>, of: NeedContext): NeedText {
  const route = first === null ? '' : of.nameOfRoute(first.route);
  const name = first?.name ?? '';
  const known = name !== '' && route !== '';
  const title = known && count === 1 ? texts.heldOne(name, route) : texts.held(count);
  const who = known && count > 1 ? texts.heldFirst(name, route, count - 1) : '';
  return decision(title, `${who}${texts.heldHint}`, texts.decide, 'held', 'held');
}

function unsentText({ judge, isAtWork }: Extract<Need, { kind: 'UNSENT' }>, of: NeedContext): NeedText {
  const { uuid, name, lastSeenAt, unsent } = judge;
  const since = isAtWork ? texts.seenNow : texts.lastSeen(seen(lastSeenAt, of.at));
  const where = [since, ...of.areasOf(uuid)].join(', ');
  return decision(
    texts.unsentWork(unsent, name),
    `${where}. ${texts.unsentHint(unsent)}`,
    texts.show,
    'setup/staff#unsent',
  );
}

const seen = (lastSeenAt: string | null, at: string) => (lastSeenAt === null ? null : ago(lastSeenAt, at));
