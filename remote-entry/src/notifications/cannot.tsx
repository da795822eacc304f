import { ButtonLink, Notice } from '@topout/ui';
import { Link } from 'react-router-dom';
import { texts } from './texts.ts';

/** Why this browser tells nothing, and what can be done about it. */
export function Cannot({ why }: { readonly why: 'denied' | 'install' | 'none' }) {
  if (why === 'denied')
    return (
      <Notice tone="warning" title={texts.deniedTitle}>
        {texts.denied}
      </Notice>
    );
  if (why === 'none') return <Notice title={texts.noneTitle}>{texts.none}</Notice>;
  return (
    <Notice
      title={texts.installTitle}
      action={
        <ButtonLink as={Link} to="/app">
          {texts.howTo}
        </ButtonLink>
      }
    >
      {texts.install}
    </Notice>
  );
}
