import { createConfig, lintFromString } from '@redocly/openapi-core';
import { testApi } from '../../testing.ts';
import { documentedCalls, streams } from '../../checks/testing/calls.ts';
import { type Operation, readDocument } from '../../checks/testing/document.ts';

const api = testApi();
let document: ReadonlyMap<string, Operation>;
beforeAll(async () => {
  document = await readDocument(api);
});

it('holds what a linter asks for', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The names of the chapters say enough.
      'tag-description': 'off',
      // `/entries/by-competitor-number/merge` would fit two calls; the paths are fixed, and ids are not
      // words.
      'no-ambiguous-paths': 'off',
    },
  });
  const source = (await api.call('GET', '/docs/json')).body;
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

it('is made once, however many ask', async () => {
  const made = jest.spyOn(JSON, 'stringify');
  const asked = Array.from({ length: 5 }, () => api.call('GET', '/docs/json'));
  const replies = await Promise.all(asked);
  const whole = made.mock.calls.filter(
    ([value]) => typeof value === 'object' && value !== null && 'openapi' in value,
  );
  made.mockRestore();
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(whole.length).toBeLessThanOrEqual(1);
});

it('names every call, each by a name of its own', () => {
  const names = [...document.values()].map(({ operationId = '' }) => operationId);
  expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)+$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(document.size);
});

it('asks for a token where the call does', () => {
  const openCalls = documentedCalls.filter(
    ({ audience }) => audience === 'everybody' || audience === 'secret',
  );
  const open = new Set<string>(openCalls.map(({ call }) => call));
  const wrong = [...document].filter(([call, { security }]) => {
    const saysOpen = security?.some((one) => Object.keys(one).length === 0) ?? false;
    return !streams.includes(call) && saysOpen !== open.has(call);
  });
  expect(wrong.map(([call]) => call)).toEqual([]);
});
