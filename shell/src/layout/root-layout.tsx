import {
  goesOn,
  holdsTokens,
  RefusedError,
  sessionAtom,
  unsentOnPhone,
  useCompetition,
  useProfile,
} from '@topout/api-client';
import { pageAtom } from '@topout/app-kit';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { competitionOf } from '../competition-of.ts';
import { UnknownCompetition } from '../problems/problem-slots.tsx';
import { texts } from '../texts.ts';
import { CompetitionHead } from './head/competition-head-slot.tsx';
import { Content } from './content.tsx';
import styles from './content.module.css';
import { FirstSightGone } from './first-sight.tsx';
import { GlobalBanner } from './global-banner.tsx';
import { Header } from './head/header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useDocumentTheme } from './use-theme.ts';
import { usePageHandle } from './use-page-handle.ts';

const GoingOn = lazy(() => import('./going-on.tsx'));
const UnsentReminder = lazy(() => import('./unsent-reminder.tsx'));

/** The frame around every page of every remote. */
export function RootLayout() {
  const competition = competitionOf(useLocation().pathname);
  const { layout } = usePageHandle();
  const { title } = useAtomValue(pageAtom);
  const { data, error } = useCompetition(competition);
  const lost = data === undefined && error instanceof RefusedError && error.status === 404;
  const hasHead = layout === 'competition' && competition !== null && !lost;
  useDocumentTitle(title, data?.name);
  useDocumentTheme();
  useScrollMemory();
  // The device must know whose work it keeps before there is any.
  useProfile();
  const session = useAtomValue(sessionAtom);
  // A session that ends by itself leads to a page that asks for another, which must say why.
  const waiting = holdsTokens(session) || goesOn(session) ? 0 : unsentOnPhone();
  return (
    <>
      <a href="#content" className={styles.skip}>
        {texts.skip}
      </a>
      <GlobalBanner />
      <NavigationProgress />
      {layout !== 'bare' && <Header competition={competition} hasHead={hasHead} />}
      {hasHead && competition !== null ? <CompetitionHead competition={competition} /> : <FirstSightGone />}
      {goesOn(session) && layout !== 'bare' && (
        <Suspense>
          <GoingOn />
        </Suspense>
      )}
      {waiting > 0 && layout !== 'bare' && (
        <Suspense>
          <UnsentReminder count={waiting} />
        </Suspense>
      )}
      <Content>{lost ? <UnknownCompetition /> : <Outlet />}</Content>
    </>
  );
}
