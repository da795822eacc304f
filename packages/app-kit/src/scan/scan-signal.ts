/** Heard and felt without a look at the screen: one high tone and a short buzz, or two low ones. */
const signals = {
  good: { tones: [880], buzz: [80] },
  bad: { tones: [220, 196], buzz: [200, 100, 200] },
} as const;

export type ScanSignal = keyof typeof signals;

const toneSeconds = 0.12;
const volume = 0.2;

/** The tap that opened the camera lets the browser play it; without sound or motor nothing happens. */
export function giveSignal(signal: ScanSignal): void {
  const { tones, buzz } = signals[signal];
  // Safari has none.
  if ('vibrate' in navigator) navigator.vibrate([...buzz]);
  if (!('AudioContext' in globalThis)) return;
  const context = new AudioContext();
  const gain = new GainNode(context, { gain: volume });
  gain.connect(context.destination);
  tones.forEach((frequency, index) => {
    const tone = new OscillatorNode(context, { frequency });
    tone.connect(gain);
    tone.start(context.currentTime + index * toneSeconds * 1.5);
    tone.stop(context.currentTime + index * toneSeconds * 1.5 + toneSeconds);
    if (index === tones.length - 1) tone.onended = () => void context.close();
  });
}
