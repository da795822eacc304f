import type { Publication } from '@topout/contract';
import { Badge, CheckIcon, ClockIcon } from '@topout/ui';
import { resultsTexts as texts } from './texts.ts';

export interface PublishedBadgeProps {
  readonly published: Pick<Publication, 'final' | 'version'> | null;
  /** A later version replaced it. */
  readonly replaced?: boolean | undefined;
}

/** How far results have been published. */
export function PublishedBadge({ published, replaced = false }: PublishedBadgeProps) {
  if (!published) return <Badge tone="neutral">{texts.notPublished}</Badge>;
  const { final, version } = published;
  if (replaced) return <Badge tone="neutral">{texts.replaced(version)}</Badge>;
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
