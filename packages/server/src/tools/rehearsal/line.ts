/** What happens to a request on its way, as on a gym's Wi-Fi. */
export interface RehearsalLine {
  /** Sends; may fail before anything goes out, lose the answer, or send everything twice. */
  carry<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/** An unanswered request is given up after this time. */
const patienceMs = 10_000;

export const steadyLine: RehearsalLine = { carry: (send) => send(AbortSignal.timeout(patienceMs)) };

/**
 * Loses a sixth of all requests before sending, cuts off a sixth under way or answered, and sends a tenth
 * twice.
 */
export function flakyLine(random: () => number): RehearsalLine {
  return {
    async carry(send) {
      const fate = random();
      if (fate < 1 / 6) throw new Error('the line was down');
      if (fate < 1 / 3) {
        const cutMs = Math.round(random() * 60);
        await send(AbortSignal.timeout(cutMs));
        throw new Error('the answer was lost');
      }
      const answer = await send(AbortSignal.timeout(patienceMs));
      return fate > 9 / 10 ? send(AbortSignal.timeout(patienceMs)) : answer;
    },
  };
}
