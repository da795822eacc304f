/** An unsuccessful answer. */
export class HttpFault extends Error {
  override name = 'HttpFault';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
