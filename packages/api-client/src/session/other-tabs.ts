import { clearCache, refresh } from '../http/cache.ts';
import {
  isLoggedIn,
  onSession,
  personOf,
  readSession,
  type Session,
  sessionKey,
  tellListeners,
} from './session.ts';

/** The signed-in person; until that is read, just that there is one. */
const whose = (session: Session) => personOf(session) ?? isLoggedIn(session);

/** Another tab signs somebody in or out, and this one with it: the data read belong to another person. */
export function followOtherTabs(changed = () => void clearCache().then(() => refresh('*'))) {
  let person = whose(readSession());
  onSession(() => {
    person = whose(readSession());
  });
  window.addEventListener('storage', ({ storageArea, key }) => {
    if (storageArea !== localStorage || (key !== sessionKey && key !== null)) return;
    const before = person;
    tellListeners();
    if (person !== before) changed();
  });
}
