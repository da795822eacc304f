import { type League, useLeague } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { initials, nameHue } from '@topout/domain';
import {
  Avatar,
  ButtonLink,
  EditIcon,
  EmptyState,
  List,
  ListLink,
  Page,
  RowHeader,
  Section,
  SkeletonRows,
  Stack,
  Table,
  Td,
  Th,
  Tr,
  TrophyIcon,
} from '@topout/ui';
import { Link, useParams } from 'react-router-dom';
import { HowItCounts } from './how-it-counts.tsx';
import styles from './league.module.css';
import { summaryOf } from './summary.ts';
import { leagueTexts as texts, pointsText } from './texts.ts';

/** Standings over a series of competitions: for everybody. */
export default function LeagueScreen() {
  const { league = '' } = useParams();
  usePage({ title: texts.title, back: 'history' });
  return (
    <Page>
      <LoadState read={useLeague(league)} loading={<SkeletonRows count={10} label={texts.loading} />}>
        {(loaded) => <Standings league={loaded} />}
      </LoadState>
    </Page>
  );
}

function Standings({ league }: { readonly league: League }) {
  const { uuid, name, competitions, categories, canChange } = league;
  return (
    <Stack gap={6}>
      <header className={styles.head}>
        <div>
          <h1>{name}</h1>
          <p className={styles.how}>{summaryOf(league)}</p>
        </div>
        {canChange && (
          <ButtonLink as={Link} to={`/organise/leagues/${uuid}`} icon={<EditIcon />}>
            {texts.change}
          </ButtonLink>
        )}
      </header>
      {competitions.length === 0 && (
        <EmptyState icon={<TrophyIcon size={28} />} title={texts.title}>
          {texts.empty}
        </EmptyState>
      )}
      {categories.map((category) => (
        <Category key={category.name} category={category} />
      ))}
      {competitions.length > 0 && (
        <Section title={texts.competitions} count={competitions.length}>
          <List>
            {competitions.map((competition) => (
              <ListLink
                key={competition.uuid}
                as={Link}
                to={`/${competition.uuid}/entries`}
                title={competition.name}
              />
            ))}
          </List>
        </Section>
      )}
      <HowItCounts league={league} />
    </Stack>
  );
}

function Category({ category: { name, rows } }: { readonly category: League['categories'][number] }) {
  return (
    <Section title={name} count={rows.length}>
      {rows.length === 0 ? (
        <p>{texts.emptyCategory}</p>
      ) : (
        <Table label={name}>
          <thead>
            <tr>
              <Th numeric fit>
                {texts.position}
              </Th>
              <Th>{texts.name}</Th>
              <Th numeric fit>
                {texts.points}
              </Th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={row.user.uuid} row={row} />
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}

function Line({ row }: { readonly row: League['categories'][number]['rows'][number] }) {
  const { position, points, user, competitions } = row;
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Tr>
      <Td numeric fit strong>
        {position}
      </Td>
      <RowHeader>
        <span className={styles.person}>
          <Avatar initials={initials(name)} hue={nameHue(name)} src={user.pictureUrl} size={32} />
          <span>
            {name}
            <span className={styles.from}>
              {competitions.map((one) => (
                <span key={one.uuid} className={one.counts ? undefined : styles.dropped}>
                  {`${one.name}: ${texts.from(one.position, pointsText(one.points))}`}
                  {!one.counts && ` (${texts.dropped})`}
                </span>
              ))}
            </span>
          </span>
        </span>
      </RowHeader>
      <Td numeric fit strong>
        {pointsText(points)}
      </Td>
    </Tr>
  );
}
