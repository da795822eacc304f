import { testApi } from '../testing.ts';
import { documentedCalls, streams } from './testing/calls.ts';
import { readDocument } from './testing/document.ts';
import type { DocumentedCall, Request } from './testing/documented-call.ts';
import { callersOf } from './testing/reach/callers.ts';
import { as, Crawl, overThere } from './testing/reach/crawl.ts';
import { aSide, idsNamed, type Side } from './testing/reach/other-side.ts';
import { filled, type Slot, slotsOf } from './testing/reach/slots.ts';

const api = testApi();

/**
 * Findings that are right: rows of the caller's own competition, or of the caller, that contain an id of the
 * other side from then on.
 */
const allowed: readonly { readonly in: RegExp; readonly keeps: RegExp; readonly why: string }[] = [
  {
    in: /^POST \/(competitions(\/\{competition\}\/(announcements|check-in|clock\/presses|plan\/changes|sponsors|stages|categories|route-groups|waves|questions|marshal\/marks|cautions|timing\/readings|disputes\/\{dispute\}\/answers|publications))?|profiles\/me\/children) body\.uuid$/,
    keeps: /./,
    why: 'Phones give new things their ids: here one that means something else elsewhere.',
  },
  {
    in: /^POST \/competitions\/\{competition\}\/((disputes|cautions(\/disqualifications)?|marshal\/marks) body|marshal\/dns body\.entries\.0)\.entry$/,
    keeps: /^(audit|caution|dispute|entry|marshal_mark)$/,
    why: 'A walk-in of this competition, with the id that another entry has elsewhere.',
  },
  {
    in: /^(POST \/leagues|PATCH \/leagues\/\{league\}) (over there|body\.guests\.0)$/,
    keeps: /^league$/,
    why: 'A league counts without whomever its owner likes; their names come from boards that the owner sees.',
  },
  {
    in: /attempts\.0\.uuid$/,
    keeps: /^(attempt|command)$/,
    why: 'An attempt has its id within its competition.',
  },
  {
    in: /\/commands(\/handed-over)? body\.commands\.0\.(id|route|competitor)$/,
    keeps: /^(audit|command)$/,
    why: 'The log keeps what was sent, also what comes to nothing.',
  },
  {
    in: /\/commands\/\{command\}\/resolution path command$/,
    keeps: /^command$/,
    why: 'A command of this competition, with the id that another has elsewhere.',
  },
  {
    in: /^DELETE \/competitions\/\{competition\}\/route-queues\/\{route\}\/\{user\} path user$/,
    keeps: /^command$/,
    why: 'The log keeps that somebody was to leave a queue in which they never were.',
  },
];

it('lets nobody of one competition read or change anything of another, whatever ids they know', async () => {
  const document = await readDocument(api);
  const [mine, theirs] = [await aSide(api), await aSide(api)];
  const requests = new Map<DocumentedCall, Request>();
  for (const one of documentedCalls) requests.set(one, await one.request(api));
  const crawl = await Crawl.of(api, theirs);
  const calls = [...requests].map(([documented, request]) => {
    const operation = document.get(documented.call);
    if (!operation) throw new Error(`${documented.call} is not in the document`);
    return { documented, request, slots: slotsOf(operation) };
  });

  for (const { documented, request, slots } of calls) {
    if (documented.call.startsWith('GET'))
      for (const there of everywhere(documented.call, request, slots, theirs))
        await crawl.look(documented.call, there);
  }

  let callers = await callersOf(api, mine, theirs);
  await crawl.forget();
  for (const { documented, request, slots } of calls) {
    const { call } = documented;
    let good = request;
    const here = (slot: Slot) => idsNamed(mine, slot.name)[0] ?? '';
    const own = slots.reduce((made, slot) => filled(call, made, slot, here(slot)), good);
    const there = everywhere(call, good, slots, theirs);
    for (const [who, caller] of Object.entries({ ...callers.outside, ...callers.inside }))
      for (const one of there) await crawl.send(call, as(one, caller), who, overThere);
    for (const [who, caller] of Object.entries(callers.inside)) {
      for (const slot of slots)
        for (const id of idsNamed(theirs, slot.name))
          await crawl.send(call, as(filled(call, own, slot, id), caller), who, named(slot));
    }
    for (const slot of slots)
      for (const id of Object.values(theirs.ids))
        if (await crawl.send(call, filled(call, good, slot, id), 'whoever may', named(slot)))
          good = await documented.request(api);
    // They may be signed out by now, or deleted.
    if (/ \/(auth|profiles)/.test(call)) {
      callers = await callersOf(api, mine, theirs);
      await crawl.forget();
    }
  }

  const unheard = [...crawl.findings].filter(([what]) => !isAllowed(what));
  expect(unheard.map(([what, who]) => `${what} (${[...who].join(', ')})`)).toEqual([]);
  expect([...crawl.malformed]).toEqual([]);
  const refused = [401, 403, 404];
  // Former judges still see what they sent themselves.
  const ofOnesOwn = /\/held(-results)?$/;
  const byRole = documentedCalls.filter(({ audience, call }) => audience === 'role' && !ofOnesOwn.test(call));
  const otherwise = byRole.flatMap(({ call }) => {
    const statuses = [...(crawl.answers.get(call) ?? [])].filter((status) => !refused.includes(status));
    return statuses.length > 0 || !crawl.answers.has(call) ? [`${call}: ${statuses.join(', ')}`] : [];
  });
  expect(otherwise).toEqual([]);
  // A list that allows more than exists would hide new findings.
  const found = [...crawl.findings.keys()];
  expect(allowed.filter((one) => !found.some((what) => fits(one, what)))).toEqual([]);
}, 600_000);

it('tells nobody of a competition that is in no list, whatever else of it they know', async () => {
  const theirs = await aSide(api);
  const telling: string[] = [];
  for (const [call, operation] of await readDocument(api)) {
    const documented = documentedCalls.find((one) => one.call === call);
    const slots = slotsOf(operation).filter(({ name }) => name !== 'competition');
    if (!documented || !call.startsWith('GET') || call.includes('{competition}')) continue;
    const [url = ''] = (await documented.request(api)).url.split('?');
    for (const there of everywhere(call, { url }, slots, theirs)) {
      const reply = await api.call('GET', there.url);
      if (reply.body.includes(theirs.id)) telling.push(call);
    }
  }
  expect(telling).toEqual([]);
}, 60_000);

it('knows a good request for every call there is', async () => {
  const known = new Set<string>([...documentedCalls.map(({ call }) => call), ...streams]);
  expect([...(await readDocument(api)).keys()].filter((call) => !known.has(call))).toEqual([]);
});

const isAllowed = (finding: string) => allowed.some((one) => fits(one, finding));

function fits(one: (typeof allowed)[number], finding: string): boolean {
  const [where = '', what = ''] = finding.split(': ');
  return one.in.test(where) && what.startsWith('keeps ') && one.keeps.test(what.replace('keeps ', ''));
}

const named = ({ in: where, name, at }: Slot) =>
  where === 'body' ? ['body', ...at].join('.') : `${where} ${name}`;

/** Replaces each id in a request by one of the other side, in every way that makes sense. */
function everywhere(call: string, request: Request, slots: readonly Slot[], theirs: Side): Request[] {
  const ways = Math.max(1, ...slots.map((slot) => idsNamed(theirs, slot.name).length));
  return Array.from({ length: ways }, (_, way) =>
    slots.reduce((made, slot) => {
      const ids = idsNamed(theirs, slot.name);
      return filled(call, made, slot, ids[way % ids.length] ?? '');
    }, request),
  );
}
