import type { Gender } from '@topout/domain';
import { demoId } from './demo-ids.ts';

/** The password of every demo account. */
export const demoPassword = 'flash-onsight';

interface Known {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
}

interface Account extends Known {
  readonly email: string;
  readonly yearOfBirth: number;
}

const person = (number: number, firstName: string, lastName: string, gender: Gender): Known => ({
  id: demoId('profile', 9, number),
  firstName,
  lastName,
  gender,
});

/** The people a visitor of the demo can be. */
export const demoAccounts: {
  readonly organiser: Account;
  readonly judge: Account;
  readonly competitor: Account;
  readonly parent: Account & { readonly children: readonly Known[] };
} = {
  organiser: {
    ...person(1, 'Orla', 'Fitzgerald', 'FEMALE'),
    email: 'organiser@topout.example',
    yearOfBirth: 1984,
  },
  judge: { ...person(2, 'Jonas', 'Lindqvist', 'MALE'), email: 'judge@topout.example', yearOfBirth: 1992 },
  competitor: {
    ...person(3, 'Camille', 'Moreau', 'FEMALE'),
    email: 'competitor@topout.example',
    yearOfBirth: 1998,
  },
  parent: {
    ...person(4, 'Paula', 'Okafor', 'FEMALE'),
    email: 'parent@topout.example',
    yearOfBirth: 1986,
    children: [person(5, 'Zoë', 'Okafor', 'FEMALE'), person(6, 'Milo', 'Okafor', 'MALE')],
  },
};

/** In display order. */
export const demoLogins = [
  { role: 'Organiser', email: demoAccounts.organiser.email },
  { role: 'Judge', email: demoAccounts.judge.email },
  { role: 'Competitor', email: demoAccounts.competitor.email },
  { role: 'Parent of two', email: demoAccounts.parent.email },
].map((login) => ({ ...login, password: demoPassword }));
