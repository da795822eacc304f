/** What went to the console as errors so far in this test, and is forgiven: without it the test fails. */
export function expectedErrors(): string[] {
  const spy = jest.spyOn(console, 'error');
  const said = spy.mock.calls.map((args) => args.join(' '));
  spy.mockClear();
  return said;
}
