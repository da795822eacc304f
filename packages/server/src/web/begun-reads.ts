import { createHash } from 'node:crypto';

/**
 * Runs in the page. For somebody signed in, asks for what the page will read first while its scripts still load:
 * on a slow line they are there one after the other otherwise. The API client takes the answers, if the same
 * person is still signed in (`api-client`: `http/begun-reads.ts`), and asks itself where there is none. Who is not
 * entered has no card to ask for: an account's competition says so first.
 */
const script = `{
  const key = 'topout/session';
  const alive = document.cookie.split('; ').includes('topout-session=1');
  try {
    const text = (alive && localStorage.getItem(key)) || sessionStorage.getItem(key);
    const { accessToken, refreshToken, ticket } = JSON.parse(text) ?? {};
    if (accessToken && refreshToken) {
      const { base, paths, card } = JSON.parse(document.getElementById('topout-reads').textContent);
      const headers = { authorization: 'Bearer ' + accessToken };
      const begin = (path) =>
        fetch(base + '/' + path, { headers, signal: AbortSignal.timeout(15000) }).catch(() => null);
      const answers = Object.fromEntries(paths.map((path) => [path, begin(path)]));
      const isEntered = async (answer) => answer?.ok && (await answer.clone().json()).user_entry !== null;
      const ofCard = async () => (ticket || (await isEntered(await answers[card.of])) ? begin(card.path) : null);
      if (card) answers[card.path] = ofCard().catch(() => null);
      window.topoutReads = { accessToken, answers };
    }
  } catch {}
}`;

/** For the page's policy. */
export const begunReadsHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Runs where the page names its reads in a block `topout-reads`, which stands before it. */
export const beginReads = `<script>${script}</script>`;
