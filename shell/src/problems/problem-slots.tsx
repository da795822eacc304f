import { lazy, Suspense } from 'react';
import { texts } from '../texts.ts';

/** For when not even the page that explains a problem can be loaded. */
function PlainProblem() {
  return (
    <main role="alert">
      <p>{texts.unavailable}</p>
      <a href={window.location.href}>{texts.reload}</a>
    </main>
  );
}

const plain = { default: PlainProblem };
const Problem = lazy(() => import('./page-problem.tsx').catch(() => plain));
const NoCompetition = lazy(() => import('./unknown-competition.tsx').catch(() => plain));
const Nowhere = lazy(() => import('./not-found.tsx').catch(() => plain));

/** Replaces a page that failed, either to load or while visible. Loads when needed. */
export const PageProblem = () => (
  <Suspense>
    <Problem />
  </Suspense>
);

/** For an address that no remote owns. */
export const NotFound = () => (
  <Suspense>
    <Nowhere />
  </Suspense>
);

/** For the pages of a competition that does not exist (any more). */
export const UnknownCompetition = () => (
  <Suspense>
    <NoCompetition />
  </Suspense>
);
