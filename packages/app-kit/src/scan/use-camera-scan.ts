import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Detector } from './barcode-detector.ts';

/** Often enough that nobody waits, seldom enough for a phone's battery. */
const lookMs = 200;

/** Shows the camera, and reports each code in front of it. @returns the picture, and whether there is none */
export function useCameraScan(
  detector: Detector,
  onCode: (code: string) => void,
): { readonly video: RefObject<HTMLVideoElement | null>; readonly failed: boolean } {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const report = useEffectEvent(onCode);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const look = async () => {
      if (!video.current || video.current.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      const [code] = await detector.detect(video.current).catch(() => []);
      if (code && !isOver) report(code.rawValue);
    };
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver) return stop();
      if (!video.current) return;
      video.current.srcObject = stream;
      await video.current.play();
    };
    start().catch(() => setFailed(!isOver));
    const timer = setInterval(() => void look(), lookMs);
    return () => {
      isOver = true;
      clearInterval(timer);
      stop();
    };
  }, [detector]);
  return { video, failed };
}
