const people = (count: number) => (count === 1 ? '1 climber' : `${count} climbers`);

/** Texts of the raffle in the hall. */
export const raffleTexts = {
  title: 'Raffle',
  loading: 'Loading the raffle',
  prize: (number: number) => `Prize ${number}`,
  next: 'Next to be drawn',
  drawing: 'Drawing...',
  wins: 'wins',
  among: (count: number) => `Drawn from ${people(count)}`,
  left: (count: number) => `${people(count)} in the raffle`,
  draw: (prize: string) => `Draw: ${prize}`,
  nobodyLeft: 'Nobody is left to be drawn.',
  notDrawn: 'We couldn’t draw. Please try again.',
  over: 'All prizes are drawn',
  none: 'There are no prizes yet',
  winners: 'Winners',
  notLive: 'Not live: trying again',
} as const;
