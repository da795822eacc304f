import type { TeamBoardMember, TeamResults } from '@topout/contract';
import { type Cell, safeText } from './cells.ts';

/** Column names of the board of teams. */
export const teamHead = ['Place', 'Team', 'Points', 'Members who count', 'Other members'];

/** Every team's place and points, and what each member brings, under `teamHead`. */
export const teamCells = ({ rows }: TeamResults): Cell[][] =>
  rows.map(({ position, name, score, members }) => [
    position,
    safeText(name),
    score,
    listed(members.filter(({ counts }) => counts)),
    listed(members.filter(({ counts }) => !counts)),
  ]);

/** `Ada Ash 250, Bea Ash 100`. */
const listed = (members: readonly TeamBoardMember[]): Cell =>
  members.length === 0
    ? null
    : safeText(members.map(({ name, brings }) => (brings === null ? name : `${name} ${brings}`)).join(', '));
