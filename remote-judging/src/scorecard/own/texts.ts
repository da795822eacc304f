/** Texts of a card whose climber logs it. */
export const ownTexts = {
  routes: 'Your routes',
  notYet: (when: string) => `You can log from ${when}.`,
  session: (name: string) => `Your session: ${name}`,
  sessionLeft: (name: string) => `${name}, time left:`,
  startsIn: 'Starts in:',
  waits: (name: string) =>
    `You are on the waiting list of ${name}. What you log counts once you have a place.`,
  clockWaits: (minutes: number) =>
    minutes === 1
      ? 'Your clock starts at check-in: 1 minute.'
      : `Your clock starts at check-in: ${minutes} minutes.`,
  over: 'Your time is over. Tell the staff if a result is missing.',
  order: 'Order',
  orders: { number: 'Number', open: 'Not done yet', area: 'Area', colour: 'Colour', map: 'Map' },
  notOnMap: 'Not on the map',
  mapHint: 'Tap a route to log it. A tick means topped.',
  loadingMap: 'Loading the map',
  find: 'Find a route by number or name',
  findShort: 'Find',
  noMatch: 'No route has that number or name.',
  allDone: 'You have topped them all.',
  noArea: 'Elsewhere',
  keys: (route: string) => `Log route ${route}`,
  undo: 'Undo',
  undoOn: (route: string) => `Undo the last on ${route}`,
  saved: (attempt: string, time: string) => `${attempt} attempt, ${time}`,
  savedAt: (time: string) => `Logged at ${time}`,
  topGain: (points: number) =>
    points === 0
      ? 'A top would not be among your best'
      : `A top now brings ${points} ${points === 1 ? 'point' : 'points'}`,
  forWhich: 'Open the route that your witness saw: the code is filled in there.',
  unconfirmed: 'not confirmed',
  notCounted: 'not counted',
  noneLeft: (most: number) => `All ${most} attempts are used.`,
  judged: 'You cannot change this result. Tell a judge if it is wrong.',
  removed: 'The staff removed your result here. Ask them before you log it again.',
  byJudges: 'Judges log this route.',
  heldFor: (reason: string) => `Does not count yet. ${reason} Staff decide.`,
  save: 'Save',
  competitors: 'Whose card',
} as const;
