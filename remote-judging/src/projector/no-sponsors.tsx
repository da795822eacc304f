import { useSponsors } from '@topout/api-client';
import { ButtonLink, Notice } from '@topout/ui';
import { Link } from 'react-router-dom';
import { controlTexts as texts } from './texts.ts';

/** Says that there is nobody to thank, where sponsors are to be shown, and leads to where they are added. */
export function NoSponsors({ competition }: { readonly competition: string }) {
  const { data } = useSponsors(competition);
  if (data?.data.length !== 0) return null;
  return (
    <Notice tone="info" title={texts.noSponsors}>
      <ButtonLink as={Link} to={`/${competition}/setup/sponsors`}>
        {texts.addSponsors}
      </ButtonLink>
    </Notice>
  );
}
