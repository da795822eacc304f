export { barAtom, BarPart } from './bar-part.tsx';
export { bannerAtom, type BannerText, isUnanswered, useShowError } from './banner.ts';
export type {
  CompetitionStorage,
  NumberEntry,
  PreparedCompetitor,
  StoredName,
} from './competition-storage.ts';
export type { FirstSights } from './first-sight.ts';
export { LoadState, type LoadStateProps } from './load-state.tsx';
export { type MenuItem, pageAtom, type PageSlots, usePage } from './page.ts';
export { contractVersion } from './contract-version.ts';
export type { PageHandle, RemoteModule } from './remote-module.ts';
export { RequireSession, type RequireSessionProps } from './require-session.tsx';
export { signInAddress, type SignInPlace } from './sign-in-address.ts';
export { type Theme, themeAtom } from './theme.ts';
export { isStored, readStored, useStored, writeStored } from './use-stored.ts';
