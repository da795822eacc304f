import { type Competition, usePublications } from '@topout/api-client';
import { formatMoment, forReader, venueZone } from '@topout/domain';
import { List, ListItem, Section } from '@topout/ui';
import { PublishedBadge } from './published-badge.tsx';
import styles from './results.module.css';
import { resultsTexts as texts } from './texts.ts';

/** Every version that was ever given out, the latest first. */
export function Publications({ competition }: { readonly competition: Competition }) {
  const { data = [] } = usePublications(competition.uuid);
  const names = new Map(competition.stages.map(({ uuid, name }) => [uuid, name]));
  const timeZone = venueZone(competition.venues[0]);
  return (
    <Section title={texts.trace}>
      {data.length === 0 ? (
        <p>{texts.traceEmpty}</p>
      ) : (
        <List>
          {data.map((one) => (
            <ListItem
              key={one.uuid}
              title={one.stage === null ? texts.whole : (names.get(one.stage) ?? '')}
              subtitle={
                <span className={styles.version}>
                  {texts.by(one.publishedBy, forReader(formatMoment, one.publishedAt, timeZone))}
                  <PublishedBadge published={one} />
                </span>
              }
            />
          ))}
        </List>
      )}
    </Section>
  );
}
