import {
  ChartIcon,
  ClockIcon,
  EditIcon,
  ImageIcon,
  ListIcon,
  type IconProps,
  MapIcon,
  PinIcon,
  PlusIcon,
  PrintIcon,
  QrIcon,
  ScreenIcon,
  SettingsIcon,
  TrophyIcon,
  UploadIcon,
  UsersIcon,
  CheckCircleIcon,
} from '@topout/ui';
import { type ComponentType, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './setup-nav.module.css';
import { setupTexts as texts } from './texts.ts';

interface Section {
  readonly to: string;
  readonly label: string;
  readonly Icon: ComponentType<IconProps>;
}

/** In the usual order of setting up; addresses below `/{competition}/`. */
const sections: readonly Section[] = [
  { to: 'setup', label: texts.overview, Icon: CheckCircleIcon },
  { to: 'setup/settings', label: texts.settings, Icon: SettingsIcon },
  { to: 'setup/venue', label: texts.venue, Icon: PinIcon },
  { to: 'setup/categories', label: texts.categories, Icon: TrophyIcon },
  { to: 'setup/routes', label: texts.routes, Icon: MapIcon },
  { to: 'setup/route-groups', label: texts.routeGroups, Icon: ListIcon },
  { to: 'setup/sessions', label: texts.sessions, Icon: ClockIcon },
  { to: 'setup/questions', label: texts.questions, Icon: EditIcon },
  { to: 'setup/staff', label: texts.staff, Icon: UsersIcon },
  { to: 'setup/add-competitor', label: texts.addCompetitor, Icon: PlusIcon },
  { to: 'setup/import', label: texts.import, Icon: UploadIcon },
  { to: 'setup/sponsors', label: texts.sponsors, Icon: ImageIcon },
  { to: 'setup/embed', label: texts.embed, Icon: ScreenIcon },
];

/** Links onwards from the set-up. */
const others: readonly Section[] = [
  { to: 'manage-routes/categories', label: texts.numbers, Icon: ChartIcon },
  { to: 'print', label: texts.print, Icon: PrintIcon },
  { to: 'dashboard', label: texts.dashboard, Icon: QrIcon },
];

/** A column beside the section on a laptop, a row to swipe above it on a phone. */
export function SetupNav({ competition }: { readonly competition: string }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const row = nav.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the swiped row to the open section.
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={texts.sections} className={styles.nav}>
      <Links sections={sections} competition={competition} />
      <hr className={styles.line} />
      <Links sections={others} competition={competition} />
    </nav>
  );
}

interface LinksProps {
  readonly sections: readonly Section[];
  readonly competition: string;
}

function Links({ sections: shown, competition }: LinksProps) {
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  return shown.map(({ to, label, Icon }) => {
    const address = `/${competition}/${to}`;
    return (
      <Link
        key={to}
        to={address}
        aria-current={here === address ? 'page' : undefined}
        className={styles.link}
      >
        <Icon size={18} />
        {label}
      </Link>
    );
  });
}
