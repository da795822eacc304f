import type { Competition, Publication } from '@topout/contract';
import { usePublications } from '@topout/api-client';
import { formatMoment, forReader, venueZone } from '@topout/domain';
import { List, ListLink, Section } from '@topout/ui';
import { Link } from 'react-router-dom';
import { PublishedBadge } from './published-badge.tsx';
import styles from './results.module.css';
import { resultsTexts as texts } from './texts.ts';

/** Every published version, newest first, each as it was. */
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
            <ListLink
              key={one.uuid}
              as={Link}
              to={sheetOf(competition.uuid, one)}
              title={one.stage === null ? texts.whole : (names.get(one.stage) ?? '')}
              subtitle={
                <span className={styles.version}>
                  {texts.by(one.publishedBy, forReader(formatMoment, one.publishedAt, timeZone))}
                  <PublishedBadge published={one} replaced={isReplaced(one, data)} />
                  {one.reason !== null && <span>{texts.amended(one.reason)}</span>}
                </span>
              }
            />
          ))}
        </List>
      )}
    </Section>
  );
}

const isReplaced = ({ stage, version }: Publication, all: readonly Publication[]): boolean =>
  all.some((other) => other.stage === stage && other.version > version);

/** Everything as published then, as printable sheets. */
const sheetOf = (competition: string, { uuid, stage }: Publication): string =>
  `/${competition}/print?${new URLSearchParams({ sheet: 'results', publication: uuid, ...(stage !== null && { stage }) }).toString()}`;
