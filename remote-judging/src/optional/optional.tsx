import { Button } from '@topout/ui';
import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { Try } from './lazy-part.tsx';
import styles from './optional.module.css';
import { optionalTexts as texts } from './texts.ts';

export interface OptionalProps {
  /** Until it is there. */
  readonly fallback?: ReactNode;
  /** Nobody misses it: its place stays empty. */
  readonly quiet?: boolean;
  /** Parts that load by `lazyPart`. */
  readonly children: ReactNode;
}

/**
 * A part of a screen that may fail, most often because its file did not arrive: it costs its own place and nothing
 * around it. "Try again", or the return of the network, fetches it once more.
 */
export class Optional extends Component<OptionalProps, { readonly failed: boolean; readonly at: object }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false, at: {} };

  readonly #again = () => this.setState({ failed: false, at: {} });

  override render() {
    const { fallback, quiet = false, children } = this.props;
    if (this.state.failed) return <Missing quiet={quiet} onAgain={this.#again} />;
    return (
      <Try value={this.state.at}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </Try>
    );
  }
}

interface MissingProps {
  readonly quiet: boolean;
  readonly onAgain: () => void;
}

function Missing({ quiet, onAgain }: MissingProps) {
  useEffect(() => {
    window.addEventListener('online', onAgain);
    return () => window.removeEventListener('online', onAgain);
  }, [onAgain]);
  if (quiet) return null;
  return (
    <div role="alert" className={styles.missing}>
      {texts.missing} <Button onClick={onAgain}>{texts.again}</Button>
    </div>
  );
}
