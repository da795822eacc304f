/** How far a phone's clock may run ahead, ms. */
const ahead = 5 * 60_000;

/**
 * When something was tapped, by the phone's measured clock, ISO 8601. That orders nothing, so a badly wrong one costs
 * nobody a result: a future time, or one before 1970, becomes now.
 */
export function phoneTime(text: string): string {
  const ms = Date.parse(text);
  const now = Date.now();
  return new Date(ms >= 0 && ms <= now + ahead ? ms : now).toISOString();
}
