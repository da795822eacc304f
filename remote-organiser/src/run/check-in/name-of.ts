import type { DeskRow } from '@topout/contract';

export const nameOf = ({ firstName, lastName }: Pick<DeskRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
