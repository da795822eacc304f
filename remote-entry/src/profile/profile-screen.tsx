import type { Profile } from '@topout/contract';
import { usePage } from '@topout/app-kit';
import { initials, isMinor, nameHue } from '@topout/domain';
import {
  Avatar,
  BellIcon,
  ButtonLink,
  Card,
  FactList,
  List,
  ListLink,
  LockIcon,
  MailIcon,
  Page,
  Section,
} from '@topout/ui';
import { Link } from 'react-router-dom';
import { EnteredList } from '../entered/entered-list.tsx';
import { useThisYear } from '../flow/use-this-year.ts';
import { genderNames } from '../texts.ts';
import { ChildList } from './child-list.tsx';
import { DataSection } from './data-section.tsx';
import { DeviceList } from './device-list.tsx';
import { ProfilePage } from './profile-page.tsx';
import styles from './profile.module.css';
import { texts } from './texts.ts';

/** Who the person is to Topout, where they are signed in, and what it stores about them. */
export default function ProfileScreen() {
  return <ProfilePage>{(profile) => <Overview profile={profile} />}</ProfilePage>;
}

function Overview({ profile }: { readonly profile: Profile }) {
  usePage({ title: texts.title, back: 'history' });
  return (
    <Page className={styles.page}>
      <Head profile={profile} />
      <Section
        title={texts.aboutYou}
        action={
          <ButtonLink as={Link} to="/profile/details">
            {texts.edit}
          </ButtonLink>
        }
      >
        <Card>
          <FactList facts={factsOf(profile, useThisYear())} />
        </Card>
      </Section>
      <EnteredList />
      <ChildList />
      <Section title={texts.signIn}>
        <List>
          <ListLink
            as={Link}
            to="/profile/email"
            leading={<MailIcon size={24} />}
            title={texts.changeEmail}
            subtitle={profile.email}
          />
          <ListLink
            as={Link}
            to="/profile/password"
            leading={<LockIcon size={24} />}
            title={texts.changePassword}
          />
        </List>
      </Section>
      <List>
        <ListLink
          as={Link}
          to="/profile/notifications"
          leading={<BellIcon size={24} />}
          title={texts.notifications}
          subtitle={texts.notificationsHint}
        />
      </List>
      <DeviceList />
      <DataSection />
    </Page>
  );
}

const Head = ({ profile: { name, email, pictureUrl } }: { readonly profile: Profile }) => (
  <header className={styles.head}>
    <Avatar initials={initials(name)} hue={nameHue(name)} src={pictureUrl} size={64} />
    <div className={styles.who}>
      <h1 className={styles.name}>{name === '' ? texts.noName : name}</h1>
      <p className={styles.email}>{email}</p>
    </div>
  </header>
);

function factsOf({ yearOfBirth, gender, fullNamePublic }: Profile, year: number) {
  return [
    { term: texts.yearOfBirth, value: yearOfBirth ?? texts.unknown },
    { term: texts.gender, value: gender === null ? texts.unknown : genderNames[gender] },
    {
      term: texts.publicName,
      value: isMinor(yearOfBirth, year) && !fullNamePublic ? texts.shortName : texts.fullName,
    },
  ];
}
