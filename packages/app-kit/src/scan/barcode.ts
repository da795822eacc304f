export interface Barcode {
  readonly rawValue: string;
}

/** Reads what is in front of a camera. */
export interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly Barcode[]>;
}
