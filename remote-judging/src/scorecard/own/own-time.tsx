import type { Competition, EntryDetail } from '@topout/contract';
import { formatDashboardTime, forReader, venueZone } from '@topout/domain';
import { Notice } from '@topout/ui';
import { TimeLeftBanner } from '../../competition/time-left-banner.tsx';
import { ownTexts as texts } from './texts.ts';
import type { OwnTimeNow } from './use-own-time.ts';

interface OwnTimeProps {
  readonly competition: Competition;
  readonly card: EntryDetail;
  readonly time: OwnTimeNow;
}

/** When the climber's own time begins, how much of it is left, or that it is over. */
export function OwnTime({ competition, card: { wave }, time: { state, window } }: OwnTimeProps) {
  if (!window) {
    const { personalClock } = competition.settings;
    return (
      <Notice tone="info">{wave?.waits ? texts.waits(wave.name) : texts.clockWaits(personalClock)}</Notice>
    );
  }
  if (state === 'running')
    return <TimeLeftBanner endMs={window.endMs} {...(wave && { label: texts.sessionLeft(wave.name) })} />;
  if (state === 'over') return <Notice tone="info">{texts.over}</Notice>;
  const starts = new Date(window.startMs).toISOString();
  return (
    <>
      <Notice tone="info">
        {texts.notYet(forReader(formatDashboardTime, starts, venueZone(competition.venues[0])))}
        {wave && <p>{texts.session(wave.name)}</p>}
      </Notice>
      <TimeLeftBanner endMs={window.startMs} label={texts.startsIn} />
    </>
  );
}
