import { Tile } from '@topout/ui/marks';
import styles from './just-now.module.css';
import { gridTexts as texts } from './texts.ts';
import type { GridRoute } from './use-grid-routes.ts';

const boulder = [
  { mark: 'F', word: texts.flash },
  { mark: 'T', word: texts.top, attempt: 2 },
  { mark: 'z', word: texts.zone, attempt: 2 },
  { mark: '-', word: texts.tried, attempt: 3 },
] as const;

const sport = [
  { mark: 'T', word: texts.top },
  { mark: '6', word: texts.inPart, attempt: 17 },
  { mark: '-', word: texts.tried },
] as const;

const run = [
  { mark: 'T', word: texts.time },
  { mark: '-', word: texts.noTime },
] as const;

/** How to read the marks of a board. */
export function Legend({ routes }: { readonly routes: readonly GridRoute[] }) {
  const are = (kind: GridRoute['kind']) => routes.length > 0 && routes.every((route) => route.kind === kind);
  const [marks, text] = are('RUN')
    ? [run, null]
    : are('SPORT')
      ? [sport, texts.legendSport]
      : [boulder, texts.legendText];
  return (
    <div className={styles.legend}>
      <ul className={styles.marks}>
        {marks.map((one) => (
          <li key={one.mark}>
            <Tile mark={one.mark} width={18}>
              {'attempt' in one ? one.attempt : undefined}
            </Tile>
            {one.word}
          </li>
        ))}
      </ul>
      {text !== null && <p>{text}</p>}
    </div>
  );
}
