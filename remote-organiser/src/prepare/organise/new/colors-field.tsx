import { Chip, ChipRow } from '@topout/ui';
import { useField } from 'formik';
import { circuits } from '../../../competition/circuits.ts';
import { RouteHold } from '../../../competition/route-hold.tsx';
import styles from './new.module.css';

interface ColorsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Of more than these the last ones stay. */
  readonly most?: number;
}

/** Colours of the form around it, in the order in which they were chosen. */
export function ColorsField({ name, label, hint, most = Infinity }: ColorsFieldProps) {
  const [{ value: chosen }, , { setValue }] = useField<readonly string[]>(name);
  const toggle = (color: string) =>
    setValue(
      chosen.includes(color) ? chosen.filter((one) => one !== color) : [...chosen, color].slice(-most),
    );
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <ChipRow label={label} wrap>
        {circuits.map(({ name: circuit, color }) => (
          <Chip key={color} selected={chosen.includes(color)} onToggle={() => void toggle(color)}>
            <RouteHold route={{ colors: color }} size={20} />
            {circuit}
          </Chip>
        ))}
      </ChipRow>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
