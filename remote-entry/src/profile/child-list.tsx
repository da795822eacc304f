import { useChildren } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import { initials, nameHue } from '@topout/domain';
import { Avatar, ButtonLink, List, ListLink, PlusIcon, Section, SkeletonRows } from '@topout/ui';
import { Link } from 'react-router-dom';
import { childrenTexts } from '../texts.ts';
import styles from './profile.module.css';
import { texts } from './texts.ts';

/** The children under a profile, each with its own page. */
export function ChildList() {
  return (
    <Section title={texts.children}>
      <LoadState read={useChildren()} loading={<SkeletonRows count={2} label={childrenTexts.loading} />}>
        {(children) =>
          children.length === 0 ? (
            <p className={styles.hint}>{texts.noChildren}</p>
          ) : (
            <List>
              {children.map(({ uuid, name, pictureUrl, yearOfBirth }) => (
                <ListLink
                  key={uuid}
                  as={Link}
                  to={`/profile/competitors/${uuid}`}
                  leading={<Avatar initials={initials(name)} hue={nameHue(name)} src={pictureUrl} />}
                  title={name}
                  subtitle={yearOfBirth}
                />
              ))}
            </List>
          )
        }
      </LoadState>
      <ButtonLink as={Link} to="/profile/competitors/add" icon={<PlusIcon />}>
        {texts.addChild}
      </ButtonLink>
    </Section>
  );
}
