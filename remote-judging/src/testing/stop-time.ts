/** Stops the clock of this phone, for what happens within a second on a computer that is slow. */
export function stopTime(): { readonly goesOn: () => void } {
  const { now } = Date;
  const at = now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(at);
  return { goesOn: () => void clock.mockImplementation(() => now.call(Date)) };
}
