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

/** A box to write in for each attempt on a boulder; one across all of them for a sport route. */
export const Boxes = ({ boxes, sport }: BoxesProps & { readonly sport: boolean }) =>
  sport ? (
    <td colSpan={boxes} className={styles.ruled}>
      {blank}
    </td>
  ) : (
    Array.from({ length: boxes }, (_, attempt) => (
      <td key={attempt} className={styles.ruled}>
        {blank}
      </td>
    ))
  );

/** For the judge's signature. */
export const Signatures = () => (
  <p className={styles.sign}>
    <span>{texts.judge}</span>
    <span>{texts.signature}</span>
  </p>
);
