import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { sanitiseSvg } from '../../preparing/venues/svg/sanitise-svg.ts';
import { demoAccounts } from './accounts.ts';
import { demoId } from './demo-ids.ts';
import { drawLogo } from './logo.ts';

type Venue = Insertable<Schema['venue']>;

const venue = (number: number, place: Omit<Venue, 'id'>, look: Parameters<typeof drawLogo>[0]): Venue => ({
  id: demoId('venue', number),
  ownerId: demoAccounts.organiser.id,
  logoSvg: sanitiseSvg(drawLogo(look)).drawing.svg,
  ...place,
});

/** Fictional gyms in real places. */
export const demoVenues = {
  tidemill: venue(
    1,
    {
      name: 'Tidemill Climbing',
      city: 'Bristol',
      state: 'England',
      country: 'GB',
      timeZone: 'Europe/London',
    },
    { ground: '#14532d', shape: '#f2c230', accent: '#7fb7be' },
  ),
  kiln: venue(
    2,
    { name: 'The Old Kiln', city: 'Edinburgh', state: 'Scotland', country: 'GB', timeZone: 'Europe/London' },
    { ground: '#7c2d12', shape: '#fdba74', accent: '#fde68a' },
  ),
  basalt: venue(
    3,
    { name: 'Studio Basalte', city: 'Lyon', country: 'FR', timeZone: 'Europe/Paris' },
    { ground: '#312e81', shape: '#a5b4fc', accent: '#67e8f9' },
  ),
  works: venue(
    4,
    { name: 'Chalk Works', city: 'Leeds', state: 'England', country: 'GB', timeZone: 'Europe/London' },
    { ground: '#9d174d', shape: '#fbcfe8', accent: '#fde68a' },
  ),
  needle: venue(
    5,
    {
      name: 'The Needle',
      city: 'Sheffield',
      state: 'England',
      country: 'GB',
      timeZone: 'Europe/London',
    },
    { ground: '#1e3a8a', shape: '#f8fafc', accent: '#f87171' },
  ),
  slipway: venue(
    6,
    {
      name: 'Slipway Boulders',
      city: 'Newcastle upon Tyne',
      state: 'England',
      country: 'GB',
      timeZone: 'Europe/London',
    },
    { ground: '#134e4a', shape: '#fde68a', accent: '#5eead4' },
  ),
} as const;

export async function insertVenues(tx: Tx): Promise<void> {
  await tx.kysely.insertInto('venue').values(Object.values(demoVenues)).execute();
}
