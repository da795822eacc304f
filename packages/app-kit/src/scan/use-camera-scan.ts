import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CodeReader } from './barcode.ts';
import { type CameraFault, cameraFault } from './camera-fault.ts';
import { hasLight, switchLight } from './camera-light.ts';
import type { LoadReader } from './code-reader.ts';
import { usePageShown } from './use-page-shown.ts';

/** Often enough that nobody waits, seldom enough for a phone's battery. */
const lookMs = 200;

interface CameraScan {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly fault: CameraFault | null;
  /** Whether its light is on; null = it has none. */
  readonly light: boolean | null;
  readonly switchTo: (light: boolean) => void;
  readonly again: () => void;
}

/** Shows the camera, and reports each code in front of it. Lets the camera go while nobody sees the page. */
export function useCameraScan(load: LoadReader, onCode: (code: string) => void): CameraScan {
  const video = useRef<HTMLVideoElement>(null);
  const camera = useRef<MediaStreamTrack>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [light, setLight] = useState<boolean | null>(null);
  const [tries, setTries] = useState(0);
  const shown = usePageShown();
  const report = useEffectEvent(onCode);
  useEffect(() => {
    if (!shown) return undefined;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const fail = (found: CameraFault) => {
      stop();
      if (!isOver) setFault(found);
    };
    const look = async (reader: CodeReader) => {
      const source = video.current;
      if (source && source.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
        const [code] = await reader.detect(source).catch(() => {
          // Only the file of our own reader can be missing by now.
          fail('notLoaded');
          return [];
        });
        if (code && !isOver) report(code.rawValue);
      }
      // The next look waits for this one: slow phones look less often.
      if (!isOver) timer = setTimeout(() => void look(reader), lookMs);
    };
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver) return stop();
      const [track] = stream.getTracks();
      camera.current = track ?? null;
      setLight(track && hasLight(track) ? false : null);
      if (!video.current) return;
      video.current.srcObject = stream;
      await video.current.play();
    };
    // Both at once: people answer whether the camera may be used while the reader is fetched.
    const reading = load();
    reading.then(
      (reader) => void (isOver || look(reader)),
      () => fail('notLoaded'),
    );
    open().catch((error: unknown) => fail(cameraFault(error)));
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [load, shown, tries]);
  return {
    video,
    fault,
    light,
    switchTo: (on) => {
      if (camera.current)
        switchLight(camera.current, on).then(
          () => setLight(on),
          () => setLight(null),
        );
    },
    again: () => {
      setFault(null);
      setTries((count) => count + 1);
    },
  };
}
