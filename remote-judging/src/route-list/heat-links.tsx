import type { Competition } from '@topout/contract';
import { ButtonLink } from '@topout/ui';
import { Link } from 'react-router-dom';
import { speedCategories } from '../bracket/speed-categories.ts';
import { texts } from './texts.ts';

/** Where speed is raced, the way to each category's heats: both lanes are judged on one screen. */
export const HeatLinks = ({ competition }: { readonly competition: Competition }) =>
  speedCategories(competition)
    .filter(({ open }) => open)
    .map(({ uuid, name, stage }) => (
      <ButtonLink
        key={uuid}
        as={Link}
        variant="primary"
        size="lg"
        to={`/${competition.uuid}/heats/${uuid}`}
        fullWidth
      >
        {texts.heatsOf(name, stage)}
      </ButtonLink>
    ));
