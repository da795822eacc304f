import { CommandFault } from '../command.ts';

/** An unsuccessful answer. Before a rehearsal has begun, all that can be done is to say so. */
export class HttpFault extends CommandFault {
  override name = 'HttpFault';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
