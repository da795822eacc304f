import { useCompetition } from '@topout/api-client';
import { barAtom, pageAtom } from '@topout/app-kit';
import { ArrowLeftIcon, Badge, classNames, IconButton, WifiOffIcon } from '@topout/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type CSSProperties, lazy, Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { texts } from '../../texts.ts';
import { safeHeaderLook } from './safe-header-look.ts';
import styles from './header.module.css';
import { MenuButton } from './menu-button.tsx';
import { pageButton } from './page-button.ts';
import { TopButton } from './top-button.tsx';
import { TopoutMark } from './topout-mark.tsx';
import { useCover } from './use-cover.ts';
import { useGoBack } from '../use-go-back.ts';
import { useOnline } from '../use-online.ts';
import { useTheme } from '../use-theme.ts';

/** Without it the colour is plain. */
const None = () => <></>;
const Wall = lazy(() =>
  import(/* webpackChunkName: "head-wall" */ './head-wall.tsx').catch(() => ({ default: None })),
);

/** The page's own colour (tokens.css), for the browser's frame around pages without a competition. */
const plainColours = { light: '#f7f7f4', dark: '#0c0f11' } as const;

interface HeaderProps {
  readonly competition: string | null;
  /** The page goes on under it with the competition's name, place and logo. */
  readonly hasHead: boolean;
}

/**
 * The bar at the top: the way back, or on landing pages the mark; the current place; what the page puts there; the menu. On a
 * competition's pages in its colour, elsewhere in the page's own.
 */
export function Header({ competition, hasHead }: HeaderProps) {
  const { data } = useCompetition(competition);
  const setBar = useSetAtom(barAtom);
  const online = useOnline();
  const { theme } = useTheme();
  const look = safeHeaderLook(data?.headerColour);
  useCover(data ? data.uuid : null, look);
  const plain = competition === null;
  const style: CSSProperties = plain ? {} : { backgroundColor: look.background, color: look.text };
  return (
    <header className={classNames(styles.header, plain && styles.plain)} style={style} data-print="hide">
      <meta name="theme-color" content={plain ? plainColours[theme] : look.background} />
      {data && (
        <Suspense>
          <Wall competition={data.uuid} facets={look.facets} />
        </Suspense>
      )}
      <Left competition={competition} hasHead={hasHead} />
      <p className={styles.name}>
        <Name competition={competition} hasHead={hasHead} name={data?.name} />
      </p>
      {!online && (
        <Badge tone="warning" icon={<WifiOffIcon size={14} />}>
          {texts.offline}
        </Badge>
      )}
      <div ref={setBar} className={styles.part} />
      <MenuButton />
    </header>
  );
}

interface NameProps extends HeaderProps {
  readonly name: string | undefined;
}

/** Where the competition's name stands below, the bar leaves it out. */
function Name({ competition, hasHead, name }: NameProps) {
  const { pathname } = useLocation();
  if (hasHead) return pageButton(pathname) === null && texts.product;
  if (competition === null) return texts.product;
  return name !== undefined && <Link to={`/${competition}`}>{name}</Link>;
}

function Left({ competition, hasHead }: HeaderProps) {
  const { back } = useAtomValue(pageAtom);
  const { pathname } = useLocation();
  if (hasHead && competition !== null) {
    if (pageButton(pathname) === null) return <HomeLink />;
    return <TopButton competition={competition} />;
  }
  return back === undefined ? <HomeLink /> : <BackButton to={back} competition={competition} />;
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
