import { NothingHere } from './nothing-here.tsx';
import { texts } from './texts.ts';

/** An address that no remote owns. */
export default function NotFound() {
  return <NothingHere title={texts.notFound}>{texts.notFoundHint}</NothingHere>;
}
