import {
  AlertIcon,
  Button,
  ButtonLink,
  CheckCircleIcon,
  classNames,
  PauseIcon,
  toneClass,
  UsersIcon,
  VisuallyHidden,
} from '@topout/ui';
import { Link } from 'react-router-dom';
import type { NeedText } from './need-text.ts';
import styles from './needs.module.css';

interface NeedRowProps {
  readonly text: NeedText;
  readonly competition: string;
  /** The worst one: its button is the page's main act. */
  readonly first: boolean;
  /** For acts on this page. */
  readonly onAct: () => void;
}

const icons = { danger: AlertIcon, warning: AlertIcon, held: PauseIcon, neutral: UsersIcon };

/** One thing that needs somebody: what and why, and one button that leads to the act. */
export function NeedRow({ text, competition, first, onAct }: NeedRowProps) {
  const { title, hint, act, path, look } = text;
  const Icon = icons[look];
  const variant = first && look === 'danger' ? 'primary' : 'secondary';
  const words = (
    <>
      {act}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </>
  );
  return (
    <li className={styles.need}>
      <span className={classNames(styles.sign, toneClass(look))}>
        <Icon size={20} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.act}>
        {path === null ? (
          <Button variant={variant} onClick={onAct}>
            {words}
          </Button>
        ) : (
          <ButtonLink as={Link} to={`/${competition}/${path}`} variant={variant}>
            {words}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** A quiet day. */
export const NoNeed = ({ children }: { readonly children: string }) => (
  <li className={styles.need}>
    <span className={classNames(styles.sign, toneClass('live'))}>
      <CheckCircleIcon size={20} />
    </span>
    <p className={styles.words}>{children}</p>
  </li>
);
