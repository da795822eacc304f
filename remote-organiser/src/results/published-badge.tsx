import type { Publication } from '@topout/api-client';
import { Badge, CheckIcon, ClockIcon } from '@topout/ui';
import { resultsTexts as texts } from './texts.ts';

export interface PublishedBadgeProps {
  readonly published: Pick<Publication, 'final' | 'version'> | null;
}

/** How far results were given out. */
export function PublishedBadge({ published }: PublishedBadgeProps) {
  if (!published) return <Badge tone="neutral">{texts.notPublished}</Badge>;
  const { final, version } = published;
  return final ? (
    <Badge tone="live" icon={<CheckIcon size={14} />}>
      {texts.final(version)}
    </Badge>
  ) : (
    <Badge tone="warning" icon={<ClockIcon size={14} />}>
      {texts.provisional(version)}
    </Badge>
  );
}
