import type { League } from '@topout/api-client';
import { initials, nameHue, ordinal } from '@topout/domain';
import { Avatar, RowHeader, Td, Tr, VisuallyHidden } from '@topout/ui';
import type { VirtualRowProps } from '@topout/ui/virtual';
import { memo } from 'react';
import styles from './league.module.css';
import { leagueTexts as texts, pointsText } from './texts.ts';

export type LeagueStanding = League['categories'][number]['rows'][number];

interface CategoryRowProps {
  readonly row: LeagueStanding;
  readonly competitions: League['competitions'];
  readonly rowProps?: VirtualRowProps;
}

/** A person's place, and what it comes from. Memoised while people search, because there may be hundreds. */
export const CategoryRow = memo(function CategoryRow({ row, competitions, rowProps }: CategoryRowProps) {
  const { position, points, user } = row;
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Tr {...rowProps}>
      <Td numeric fit strong className={styles.place}>
        {position ?? '–'}
      </Td>
      <RowHeader className={styles.name}>
        <span className={styles.person}>
          <span className={styles.face}>
            <Avatar initials={initials(name)} hue={nameHue(name)} src={user.pictureUrl} size={32} />
          </span>
          <span className={styles.clamped}>{name}</span>
        </span>
      </RowHeader>
      <Td numeric fit strong>
        {pointsText(points)}
      </Td>
      {competitions.map(({ uuid }) => (
        <Td key={uuid} numeric fit className={styles.competition}>
          <Part part={row.competitions.find((one) => one.uuid === uuid)} />
        </Td>
      ))}
    </Tr>
  );
});

/** What one competition contributed: the points, and for which place. */
function Part({ part }: { readonly part: LeagueStanding['competitions'][number] | undefined }) {
  if (!part) {
    return (
      <>
        <span aria-hidden="true" className={styles.from}>
          –
        </span>
        <VisuallyHidden>{texts.absent}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      <span className={part.counts ? undefined : styles.dropped}>{pointsText(part.points)}</span>
      <span className={styles.from}>{ordinal(part.position)}</span>
      {!part.counts && <VisuallyHidden>{texts.dropped}</VisuallyHidden>}
    </>
  );
}
