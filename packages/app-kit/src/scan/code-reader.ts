import type { CodeReader } from './barcode.ts';

/** Fetches what reads codes. */
export type LoadReader = () => Promise<CodeReader>;

/** What some browsers read codes with; the standard library does not know it yet. */
type Made = new (options: { readonly formats: readonly string[] }) => CodeReader;

const isMade = (value: unknown): value is Made => typeof value === 'function';

/**
 * Reads QR codes, and the usual barcodes of bibs where the browser can. Only other browsers fetch a reader of our own.
 *
 * @returns null where there is no camera to ask for: in older browsers, and on pages without https
 */
export const codeReader = (): LoadReader | null => (Reflect.has(navigator, 'mediaDevices') ? load : null);

const load: LoadReader = async () => ofBrowser() ?? (await import('./own-reader.ts')).ownReader();

function ofBrowser(): CodeReader | null {
  const Found: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (!isMade(Found)) return null;
  try {
    return new Found({ formats: ['qr_code', 'code_128'] });
  } catch {
    return null;
  }
}
