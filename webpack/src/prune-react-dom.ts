import { emptied, uncalled } from './emptied.ts';

/**
 * React's code for pages that it takes over from a server's markup. Ours draws what the server drew anew, in an
 * empty root.
 */
const hydration = [
  'ReactDOMHydrationRoot',
  'accumulateOrCreateContinuousQueuedReplayableEvent',
  'attemptExplicitHydrationTarget',
  'attemptReplayContinuousQueuedEvent',
  'canHydrateHydrationBoundary',
  'canHydrateInstance',
  'canHydrateTextInstance',
  'clearHydrationBoundary',
  'getHydratableHoistableCache',
  'getNextHydratableInstanceAfterHydrationBoundary',
  'hideOrUnhideDehydratedBoundary',
  'mountHostRootWithoutHydrating',
  'prepareToHydrateHostInstance',
  'registerSuspenseInstanceRetry',
  'replayUnblockedEvents',
  'retryActivityComponentWithoutHydrating',
  'retryDehydratedSuspenseBoundary',
  'retrySuspenseComponentWithoutHydrating',
  'scheduleReplayQueueIfNeeded',
  'updateDehydratedSuspenseComponent',
];

/** Styles and scripts that components bring along. Ours come with the chunks that need them. */
const resources = [
  'acquireResource',
  'insertStylesheet',
  'insertStylesheetIntoRoot',
  'insertSuspendedStylesheets',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
  'preloadStylesheet',
  'suspendResource',
];

/** Parts of React that no component uses: view transitions, lists of suspended parts, states of actions. */
const components = [
  'applyViewTransitionName',
  'applyViewTransitionToHostInstancesRecursive',
  'createViewTransitionInstance',
  'dispatchActionState',
  'initSuspenseListRenderState',
  'measureViewTransitionHostInstancesRecursive',
  'mountActionState',
  'rerenderActionState',
  'restoreViewTransitionName',
  'runActionStateAction',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'updateActionStateImpl',
  'updateSuspenseListComponent',
];

/** Look through a change for what is never there: view transitions, and parts that wait to be taken over. */
const searches = [
  'commitActivityHydrationCallbacks',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'commitSuspenseHydrationCallbacks',
  'measureNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'trackEnterViewTransitions',
];

/** Often asked, with one answer where nothing is taken over, and no style or script is a component. */
const answers = {
  getParentHydrationBoundary: 'return null;',
  popHydrationState: 'return false;',
  getResource: `if (type !== "meta" && type !== "title") ${uncalled('getResource')} return null;`,
};

const hydrateRoot = /^(exports\.hydrateRoot = function \([\s\S]*?\) \{)\n[\s\S]*?^\};$/m;

/** A loader for the file of react-dom that draws the page: without what Topout never calls, 9 kB of every first load. */
export default function pruneReactDom(source: string): string {
  const bodies = [
    ...[...hydration, ...resources, ...components].map((name) => [name, uncalled(name)] as const),
    ...searches.map((name) => [name, ''] as const),
    ...Object.entries(answers),
  ];
  if (!hydrateRoot.test(source))
    throw new Error('React exports no hydrateRoot any more: look what took its place');
  return bodies
    .reduce((text, [name, body]) => emptied(text, name, body), source)
    .replace(hydrateRoot, `$1 ${uncalled('hydrateRoot')}\n};`);
}
