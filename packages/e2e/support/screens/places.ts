import { demoGym } from '../demo.ts';
import { demoJam } from '../jam.ts';

/* In the demo, whose ids never change. */

export const gym = `/${demoGym.uuid}`;
export const jam = `/${demoJam.uuid}`;
export const past = '/0198a5c0-0000-7000-8000-000000000002';
export const preloaded = '/0198a5c0-0000-7000-8000-000000000004';
/** A speed final. */
export const speed = '/0198a5c0-0000-7000-8000-000000000008';
export const speedWomen = '0198a5c0-0008-7005-8000-000000000001';
export const route = (number: number) => `0198a5c0-0001-7003-8000-${number.toString(16).padStart(12, '0')}`;
export const stage = '0198a5c0-0001-7004-8000-000000000001';
export const league = '0198a5c0-0001-700d-8000-000000000001';
export const camille = '0198a5c0-0009-7008-8000-000000000003';
