import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

/** The log of a process: lines of JSON, in which errors stand without what people typed. */
export const openLog = (level: string, to: DestinationStream = pino.destination(1)): Logger =>
  pino({ level, serializers: { err: (error: unknown) => describeError(error) } }, to);
