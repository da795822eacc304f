import type { OwnCompetition } from '@topout/contract';
import { formatDashboardTime, forReader, isOrganiserSide, venueZone } from '@topout/domain';
import {
  Badge,
  CopyIcon,
  EditIcon,
  HomeIcon,
  ListItem,
  MoreIcon,
  SettingsIcon,
  TrophyIcon,
} from '@topout/ui';
import { Menu, MenuItem, MenuLink } from '@topout/ui/menu';
import { Link } from 'react-router-dom';
import { CoverTile } from '../../competition/cover-tile.tsx';
import styles from './organise.module.css';
import { roleHome } from './role-home.ts';
import { organiseTexts as texts } from './texts.ts';

interface OwnRowProps {
  readonly competition: OwnCompetition;
  readonly onDuplicate: (competition: OwnCompetition) => void;
}

/** One of the person's own competitions: a link to continue, and further actions. */
export function OwnRow({ competition, onDuplicate }: OwnRowProps) {
  const { uuid, name, startTime, venue, role, listed, status, entriesCount, headerColour } = competition;
  const organises = isOrganiserSide(role);
  const facts = [
    venue?.name,
    forReader(formatDashboardTime, startTime, venueZone(venue)),
    texts.entries(entriesCount),
    texts.roles[role],
  ];
  return (
    <ListItem
      leading={<CoverTile competition={uuid} colour={headerColour} />}
      title={
        <Link to={roleHome(competition)} className={styles.name}>
          {name}
        </Link>
      }
      subtitle={facts.filter(Boolean).join(' · ')}
      trailing={
        <>
          {status === 'CANCELLED' && <Badge tone="danger">{texts.cancelled}</Badge>}
          {!listed && status !== 'CANCELLED' && <Badge>{texts.draft}</Badge>}
        </>
      }
      actions={
        <Menu label={texts.actions(name)} icon={<MoreIcon />}>
          {organises && (
            <MenuLink as={Link} to={`/${uuid}/setup`} icon={<SettingsIcon />}>
              {texts.setup}
            </MenuLink>
          )}
          {organises && (
            <MenuLink as={Link} to={`/${uuid}/dashboard`} icon={<HomeIcon />}>
              {texts.dashboard}
            </MenuLink>
          )}
          <MenuLink as={Link} to={`/${uuid}/entries`} icon={<TrophyIcon />}>
            {texts.board}
          </MenuLink>
          {role !== 'STAFF' && (
            <MenuLink as={Link} to={`/${uuid}`} icon={<EditIcon />}>
              {texts.judge}
            </MenuLink>
          )}
          {organises && (
            <MenuItem icon={<CopyIcon />} onSelect={() => onDuplicate(competition)}>
              {texts.duplicate}
            </MenuItem>
          )}
        </Menu>
      }
    />
  );
}
