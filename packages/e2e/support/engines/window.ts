/**
 * The minimum that a journey needs from an engine, the same for each: a person's actions go out as real
 * input.
 */
export interface Window {
  open(url: string): Promise<void>;
  /** The value of an expression in the page, or of its promise. */
  read<T>(expression: string): Promise<T>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Puts it before the others: a page in the back sleeps. */
  front(): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A running browser; each of its windows starts like that of a new visitor. */
export interface Engine {
  window(size: Size): Promise<Window>;
  quit(): Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
