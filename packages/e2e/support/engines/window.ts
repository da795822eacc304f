/** The least that a journey asks of an engine, and the same of each: what a person does is sent as a person's input. */
export interface Window {
  open(url: string): Promise<void>;
  /** What an expression comes to in the page, also by a promise. */
  read<T>(expression: string): Promise<T>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that runs; each of its windows starts like one of a person who was never here. */
export interface Engine {
  window(size: Size): Promise<Window>;
  quit(): Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
