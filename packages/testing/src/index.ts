// The one access to the testing library: packages need no dependency of their own on it.
export { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
export { default as userEvent } from '@testing-library/user-event';
export {
  aCompetition,
  aCompetitionSummary,
  aPage,
  anEntry,
  aProfile,
  aSetupState,
  aStage,
  aVenue,
  someCompetition,
  someUuid,
} from './builders.ts';
export {
  type ApiCall,
  breakLine,
  EventsReply,
  fakeApi,
  refuse,
  refuseFor,
  Reply,
  wrongGrant,
} from './fake-api.ts';
export { fakeCamera } from './fake-camera.ts';
export { renderRoutes, type RenderOptions, renderWithApp, signInAs } from './render.tsx';
export { expectedErrors } from './expected-errors.ts';
