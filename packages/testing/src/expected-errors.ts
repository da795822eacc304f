/** The errors on the console so far in this test, which it then forgives: otherwise they fail the test. */
export function expectedErrors(): string[] {
  const spy = jest.spyOn(console, 'error');
  const said = spy.mock.calls.map((args) => args.join(' '));
  spy.mockClear();
  return said;
}
