import { clearCache, refresh } from '../http/cache.ts';
import { isLoggedIn, onSession, readSession, type Session, sessionKey, tellListeners } from './session.ts';

/** The signed-in person; until that is read, just that there is one. */
const personOf = (session: Session) => session.profile ?? session.ticket?.user ?? isLoggedIn(session);

/** Another tab signs somebody in or out, and this one with it: the data read belong to another person. */
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
