import { VisuallyHidden } from '@topout/ui';
import { Tile } from '@topout/ui/marks';
import type { DayRoute } from '../card-day.ts';
import { resultWord } from '../route-result.ts';
import { texts as cardTexts } from '../texts.ts';

/** How far, where attempts make no difference. */
export const Reached = ({ of: { route, result, mark, look, unconfirmed } }: { readonly of: DayRoute }) => (
  <>
    <VisuallyHidden>
      {[resultWord(result, route.segmentsCount), ...(unconfirmed ? [cardTexts.unconfirmed] : [])].join(', ')}
    </VisuallyHidden>
    <Tile mark={mark} look={look} width={30} unconfirmed={unconfirmed} />
  </>
);
