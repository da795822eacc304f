import { heightOf } from '@topout/domain';
import { PencilTile } from '@topout/ui/marks';
import type { PrintedRoute } from './chosen.ts';
import styles from './print.module.css';
import { blank, printTexts as texts } from './texts.ts';

interface BoxesProps {
  /** How many attempts fit. */
  readonly boxes: number;
}

/** The numbers above a boulder's boxes. */
export const BoxHeads = ({ boxes }: BoxesProps) =>
  Array.from({ length: boxes }, (_, attempt) => (
    <th key={attempt} className={styles.attempt}>
      {attempt + 1}
    </th>
  ));

/** A tile to fill for each attempt on a boulder; for a sport route a box to write in across all of them. */
export const Boxes = ({
  boxes,
  route: { climbType, segmentsCount },
}: BoxesProps & { readonly route: Pick<PrintedRoute, 'climbType' | 'segmentsCount'> }) =>
  climbType === 'SPORT' ? (
    <td colSpan={boxes} className={styles.ruled}>
      {blank}
    </td>
  ) : (
    Array.from({ length: boxes }, (_, attempt) => (
      <td key={attempt} className={styles.pencil}>
        <PencilTile levels={zoneLevels(segmentsCount)} />
      </td>
    ))
  );

/** Where the zones of a boulder are. */
const zoneLevels = (zones: number) => (zones > 1 ? ['y', 'Z'] : ['z']).map(heightOf);

/** For a name and a signature, the judge's unless said otherwise. */
export const Signatures = ({ of = texts.judge }: { readonly of?: string }) => (
  <p className={styles.sign}>
    <span>{of}</span>
    <span>{texts.signature}</span>
  </p>
);
