import { type CardResult, isUnmarked } from '@topout/domain';
import { ConfirmDialog } from '@topout/ui';
import { nameOfRoute } from '../../competition/competition-routes.ts';
import { recordWord } from '../marker/records.ts';
import type { SignCardProps } from './sign-card-props.ts';
import styles from './signing.module.css';
import { signingTexts as texts } from './texts.ts';

export interface SignDialogProps extends SignCardProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSign: () => void;
}

/** Says what one signs, before one does. */
export function SignDialog(props: SignDialogProps) {
  const { open, onClose, onSign, signer, other, results } = props;
  const isMarker = signer === 'MARKER';
  const climbed = results.filter(({ attempts }) => attempts.length > 0);
  const tops = climbed.filter(({ attempts }) => attempts.some(({ success }) => success));
  const unmarked = isMarker ? results.filter(isUnmarked) : [];
  return (
    <ConfirmDialog
      open={open}
      title={isMarker ? texts.titleFor(other) : texts.title}
      confirmLabel={texts.confirm}
      onConfirm={onSign}
      onClose={onClose}
    >
      <div className={styles.ask}>
        <p>
          {texts.sum(climbed.length, tops.length)} {texts.says} {texts.after}
        </p>
        {unmarked.length > 0 && (
          <>
            <p>{texts.takesOver(other, unmarked.length)}</p>
            <ul>
              {unmarked.map((result) => (
                <li key={result.route}>{wordOf(result, props)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

function wordOf({ route: uuid, attempts }: CardResult, { routes, competition, card }: SignCardProps): string {
  const route = routes.find((one) => one.uuid === uuid);
  if (!route) return '';
  const recorded = attempts.map((one) => ({ ...one, usedLastHold: one.usedLastHold ?? false }));
  return texts.result(nameOfRoute(route, competition, card.category.uuid), recordWord(recorded, route));
}
