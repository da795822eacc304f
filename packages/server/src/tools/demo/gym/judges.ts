import { demoAccounts } from '../accounts.ts';
import { demoId } from '../demo-ids.ts';
import type { DemoPerson } from '../people.ts';
import { walls } from './walls.ts';

/** A judging group of the demo gym: one wall, two judges. */
export interface DemoJudgingGroup {
  readonly id: string;
  readonly name: string;
  readonly judges: readonly [string, string];
}

const others = [
  ['Ingrid', 'Haugen', 'FEMALE'],
  ['Mateo', 'Navarro', 'MALE'],
  ['Aylin', 'Yıldız', 'FEMALE'],
  ['Rhys', 'Walsh', 'MALE'],
  ['Klára', 'Dvořák', 'FEMALE'],
  ['Kwame', 'Okafor', 'MALE'],
  ['Sanne', 'de Vries', 'FEMALE'],
] as const;

/** The seven judges besides the demo account. */
export const demoJudges: readonly DemoPerson[] = others.map(([firstName, lastName, gender], index) => ({
  id: demoId('profile', 1, 600 + index),
  firstName,
  lastName,
  gender,
  yearOfBirth: 1976 + index * 4,
  parent: null,
  email: `judge.${index + 2}@topout.example`,
}));

const ids = [demoAccounts.judge.id, ...demoJudges.map(({ id }) => id)];

export const demoJudgingGroups: readonly DemoJudgingGroup[] = walls.map(({ name }, index) => ({
  id: demoId('judging-group', 1, index + 1),
  name,
  judges: [ids[index * 2] ?? '', ids[index * 2 + 1] ?? ''],
}));
