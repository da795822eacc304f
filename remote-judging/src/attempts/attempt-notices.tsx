import { type AttemptRights, attemptWarning } from '@topout/domain';
import { Button, Notice } from '@topout/ui';
import { ClosedNotice } from '../competition/closed-notice.tsx';
import { ownResultText } from '../competition/own-result.ts';
import type { Judging } from '../competition/use-judging.ts';
import { attemptTexts } from './texts.ts';

export interface AttemptNoticesProps {
  readonly judging: Judging;
  /** Profile uuid of the competitor. */
  readonly user: string;
  readonly rights: AttemptRights;
  readonly hasSaved: boolean;
  /** There is unsaved input. */
  readonly dirty: boolean;
  /** Somebody else changed the attempts while this judge was entering some. */
  readonly overtaken: boolean;
  readonly onDrop: () => void;
  readonly failure: string | null;
}

/** Everything the judge must know before the next tap. */
export function AttemptNotices(props: AttemptNoticesProps) {
  const { judging, user, rights, hasSaved, dirty, overtaken, onDrop, failure } = props;
  const own = judging.isOwn(user) ? ownResultText : null;
  const warning = judging.closed === null ? (own ?? attemptWarning(rights, hasSaved)) : null;
  return (
    <>
      <ClosedNotice judging={judging} />
      {warning !== null && <Notice tone="warning">{warning}</Notice>}
      {dirty && !rights.canAdd && <Notice tone="warning">{attemptTexts.wouldBeHeld}</Notice>}
      {overtaken && (
        <Notice tone="warning" action={<Button onClick={onDrop}>{attemptTexts.showTheirs}</Button>}>
          {attemptTexts.overtaken}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="error" title={attemptTexts.updateFailed}>
          {failure}
        </Notice>
      )}
    </>
  );
}
