/** Whether a camera has a light that a page may switch; only some phones say so. */
export const hasLight = (track: MediaStreamTrack): boolean =>
  'getCapabilities' in track && Reflect.get(track.getCapabilities(), 'torch') === true;

/** Switches it on or off. */
export function switchLight(track: MediaStreamTrack, torch: boolean): Promise<void> {
  // The standard library does not know it yet.
  const light: object = { torch };
  return track.applyConstraints({ advanced: [light] });
}
