import { clearCache, refresh } from '../http/cache.ts';
import { isLoggedIn, onSession, readSession, type Session, sessionKey, tellListeners } from './session.ts';

/** Who is signed in; as long as that was not read, that somebody is. */
const personOf = (session: Session) => session.profile ?? isLoggedIn(session);

/** Another tab signs somebody in or out, and this one with it: what was read is another person's. */
export function followOtherTabs(changed = () => void clearCache().then(() => refresh('*'))) {
  let person = personOf(readSession());
  onSession(() => {
    person = personOf(readSession());
  });
  window.addEventListener('storage', ({ storageArea, key }) => {
    if (storageArea !== localStorage || (key !== sessionKey && key !== null)) return;
    const before = person;
    tellListeners();
    if (person !== before) changed();
  });
}
