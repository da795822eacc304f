import { isLoggedIn, readSession } from '../session/session.ts';

type Embedded = Record<string, { readonly etag: string | null; readonly body: unknown }>;

let answers: Embedded | null = null;

/** The answers to public reads that the server wrote into the page, by path, as anybody would get them. */
function readPage(): Embedded {
  const text = document.getElementById('topout-data')?.textContent;
  return text ? (JSON.parse(text) as Embedded) : {};
}

/**
 * The page's own answer to the first read of a path; null afterwards, and for people who may see more than
 * the public.
 */
export function takeEmbedded(path: string): Response | null {
  if (isLoggedIn(readSession())) return null;
  answers ??= readPage();
  const answer = answers[path];
  if (!answer) return null;
  delete answers[path];
  return Response.json(answer.body, { headers: answer.etag === null ? {} : { etag: answer.etag } });
}
