/**
 * Gives each test of a file a browser with a camera, which jsdom lacks.
 *
 * @returns `shows`: what the camera sees from now on, one code in each frame; `stop`: called when it is let go
 */
export function fakeCamera() {
  const stop = jest.fn();
  const getUserMedia = jest.fn<Promise<unknown>, []>();
  let codes: string[] = [];
  const BarcodeDetector = class {
    static readonly getSupportedFormats = async () => ['qr_code'];
    readonly detect = async () => codes.splice(0, 1).map((rawValue) => ({ rawValue }));
  };
  beforeEach(() => {
    codes = [];
    stop.mockReset();
    getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop }] });
    Object.assign(globalThis, { BarcodeDetector });
    Object.assign(navigator, { mediaDevices: { getUserMedia } });
    Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { configurable: true, value: 4 });
    HTMLMediaElement.prototype.play = async () => undefined;
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    Reflect.deleteProperty(navigator, 'mediaDevices');
    Reflect.deleteProperty(HTMLMediaElement.prototype, 'readyState');
  });
  return {
    stop,
    getUserMedia,
    shows: (...seen: readonly string[]) => {
      codes = [...seen];
    },
  };
}
