/** Why nothing can be scanned. */
export type CameraFault = 'refused' | 'missing' | 'busy' | 'notLoaded';

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** @param error what the browser said when it was asked for the camera */
export const cameraFault = (error: unknown): CameraFault =>
  (error instanceof Error && faults[error.name]) || 'busy';
