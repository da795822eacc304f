/** How a route's holds are coloured. */
export interface Colours {
  /** CSS colours; the first one leads. */
  readonly colors: readonly string[];
  /** What can be read on all of them. */
  readonly text: 'white' | 'ink' | 'rimmed';
}

export interface ShadesProps {
  readonly id: string;
  readonly colors: readonly string[];
  /** One under the other: bars are too narrow for a slope. */
  readonly down?: boolean;
}

/** The fill of holds with several colours: the first one upper left, the next ones towards the lower right. */
export function Shades({ id, colors, down = false }: ShadesProps) {
  if (colors.length < 2) return null;
  const share = 100 / colors.length;
  return (
    <linearGradient id={id} x1="0" y1="0" x2={down ? 0 : 1} y2="1">
      {colors.flatMap((color, index) => [
        <stop key={`${index}a`} offset={`${index * share}%`} stopColor={color} />,
        <stop key={`${index}b`} offset={`${(index + 1) * share}%`} stopColor={color} />,
      ])}
    </linearGradient>
  );
}
