interface Barcode {
  readonly rawValue: string;
}

/** What some browsers read codes with; the standard library does not know it yet. */
export interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly Barcode[]>;
}

type Made = new (options: { readonly formats: readonly string[] }) => Detector;

const isMade = (value: unknown): value is Made => typeof value === 'function';

/** Reads QR codes and the usual barcodes of bibs; null where the browser cannot. */
export function barcodeDetector(): Detector | null {
  const Found: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  // Older browsers, and pages without https, have no camera to ask for.
  const hasCamera = Reflect.has(navigator, 'mediaDevices');
  if (!hasCamera || !isMade(Found)) return null;
  try {
    return new Found({ formats: ['qr_code', 'code_128'] });
  } catch {
    return null;
  }
}
