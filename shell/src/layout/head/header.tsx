import { useCompetition } from '@topout/api-client';
import { pageAtom } from '@topout/app-kit';
import { ArrowLeftIcon, Badge, IconButton, WifiOffIcon } from '@topout/ui';
import { useAtomValue } from 'jotai';
import type { CSSProperties } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { texts } from '../../texts.ts';
import { safeHeaderLook } from './safe-header-look.ts';
import styles from './header.module.css';
import { MenuButton } from './menu-button.tsx';
import { TopoutMark } from './topout-mark.tsx';
import { useCover } from './use-cover.ts';
import { useGoBack } from '../use-go-back.ts';
import { useOnline } from '../use-online.ts';

/** The bar at the top: the current place, the way back, the menu. On a competition's pages in its colour. */
export function Header({ competition }: { readonly competition: string | null }) {
  const { data } = useCompetition(competition);
  const { back } = useAtomValue(pageAtom);
  const online = useOnline();
  const look = safeHeaderLook(data?.headerColour);
  useCover(data ? data.uuid : null, look);
  const style: CSSProperties = { backgroundColor: look.background, color: look.text };
  return (
    <header className={styles.header} style={style} data-print="hide">
      <meta name="theme-color" content={look.background} />
      {back === undefined ? <HomeLink /> : <BackButton to={back} competition={competition} />}
      <p className={styles.name}>
        {competition === null ? texts.product : data && <Link to={`/${competition}`}>{data.name}</Link>}
      </p>
      {!online && (
        <Badge tone="warning" icon={<WifiOffIcon size={14} />}>
          {texts.offline}
        </Badge>
      )}
      <MenuButton />
    </header>
  );
}

const HomeLink = () => (
  <Link to="/" className={styles.mark} aria-label={texts.home}>
    <TopoutMark />
  </Link>
);

function BackButton({ to, competition }: { readonly to: string; readonly competition: string | null }) {
  const navigate = useNavigate();
  const goBack = useGoBack(competition === null ? '/' : `/${competition}`);
  const onClick = () => (to === 'history' ? goBack() : void navigate(to));
  return <IconButton label={texts.back} icon={<ArrowLeftIcon size={24} />} onClick={onClick} />;
}
