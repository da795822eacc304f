/*
 * A session lasts as long as the browser session (spec 1 §3). Storage knows only less, a tab, or more, for ever; what
 * ends with the browser is a cookie without an expiry. It says nothing but that the browser session goes on, and stands
 * only while somebody is signed in, so that what the public reads can be cached.
 */
const mark = 'topout-session=1';
const where = () => `; path=/; samesite=strict${window.location.protocol === 'https:' ? '; secure' : ''}`;

/** Whether somebody has signed in since the browser was opened, in whichever tab. */
export const isSameBrowserSession = (): boolean => document.cookie.split('; ').includes(mark);

/** @returns false where the browser keeps no cookies: then a session is its tab's alone */
export function startBrowserSession(): boolean {
  if (!isSameBrowserSession()) document.cookie = mark + where();
  return isSameBrowserSession();
}

export function endBrowserSession() {
  if (isSameBrowserSession()) document.cookie = `${mark}${where()}; max-age=0`;
}
