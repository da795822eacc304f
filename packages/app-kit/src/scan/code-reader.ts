import type { CodeReader } from './barcode.ts';

/** Fetches what reads codes. */
export type LoadReader = () => Promise<CodeReader>;

/** What some browsers read codes with; the standard library does not know it yet. */
interface Made {
  new (options: { readonly formats: readonly string[] }): CodeReader;
  getSupportedFormats(): Promise<readonly string[]>;
}

const isMade = (value: unknown): value is Made => typeof value === 'function';

/**
 * Reads QR codes, and the usual barcodes of bibs where the browser can. Only other browsers fetch a reader of our own.
 *
 * @returns null where there is no camera to ask for: in older browsers, and on pages without https
 */
export const codeReader = (): LoadReader | null => (Reflect.has(navigator, 'mediaDevices') ? load : null);

const load: LoadReader = async () => (await ofBrowser()) ?? ownReader();

const ownReader: LoadReader = async () => (await import('./own-reader.ts')).ownReader();

/** @returns null without one, and where it knows no QR codes: on computers it often has no service behind it */
async function ofBrowser(): Promise<CodeReader | null> {
  const Found: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (!isMade(Found)) return null;
  try {
    const formats = await Found.getSupportedFormats();
    return formats.includes('qr_code') ? whileItReads(new Found({ formats: ['qr_code', 'code_128'] })) : null;
  } catch {
    return null;
  }
}

/** The browser's reader until it fails, as it does without its service; from then on our own. */
function whileItReads(ofBrowser: CodeReader): CodeReader {
  let reader = ofBrowser;
  return {
    detect: (source) =>
      reader.detect(source).catch(async (error: unknown) => {
        if (reader !== ofBrowser) throw error;
        reader = await ownReader();
        return reader.detect(source);
      }),
  };
}
