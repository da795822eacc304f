/*
 * A session lasts as long as the browser session (behaviour: signing-in#session). Storage offers either less,
 * one tab, or more, for ever; a cookie without an expiry ends with the browser. It only says that the browser
 * session is alive, and exists only while somebody is signed in, so that public reads can be cached.
 */
const mark = 'topout-session=1';
const where = () => `; path=/; samesite=strict${window.location.protocol === 'https:' ? '; secure' : ''}`;

/** Whether somebody has signed in since the browser was opened, in any tab. */
export const isSameBrowserSession = (): boolean => document.cookie.split('; ').includes(mark);

/** @returns false if the browser keeps no cookies: then a session belongs to its tab alone */
export function startBrowserSession(): boolean {
  if (!isSameBrowserSession()) document.cookie = mark + where();
  return isSameBrowserSession();
}

export function endBrowserSession() {
  if (isSameBrowserSession()) document.cookie = `${mark}${where()}; max-age=0`;
}
