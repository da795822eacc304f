import { useState } from 'react';
import { Chip, ChipRow } from '../chip/chip.tsx';
import styles from './kit.module.css';
import { parts } from './parts.ts';

const themes = ['light', 'dark'] as const;
const widths = [360, 800, 1280] as const;

/** One part in both themes, on a phone, a tablet and a laptop. */
export function Overview() {
  const [part, setPart] = useState(window.location.hash.slice(1) || 'results');
  const choose = (name: string) => {
    window.location.hash = name;
    setPart(name);
  };
  return (
    <main className={styles.overview}>
      <h1>Parts</h1>
      <ChipRow label="Parts" wrap>
        {Object.keys(parts).map((name) => (
          <Chip key={name} selected={name === part} onToggle={() => choose(name)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      {widths.map((width) => (
        <div key={width} className={styles.frames}>
          {themes.map((theme) => (
            <iframe
              key={theme}
              title={`${part}, ${theme}, ${width} pixels`}
              src={`?part=${part}&theme=${theme}`}
              width={width}
              height="720"
            />
          ))}
        </div>
      ))}
    </main>
  );
}
