/** Texts of venue maps. */
export const mapTexts = {
  map: (name: string) => (name === '' ? 'Venue map' : `Map: ${name}`),
  pinsHint: 'Arrow keys move from pin to pin, plus and minus zoom, 0 shows the whole map.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show the whole map',
  target: (x: number, y: number) =>
    `Position ${x} across, ${y} down. Arrow keys move it, Enter puts it here.`,
  broken: 'The map cannot be shown.',
} as const;
