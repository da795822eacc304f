import type { Competition } from '@topout/api-client';
import {
  List,
  ListIcon,
  ListLink,
  MapIcon,
  PinIcon,
  PlusIcon,
  ScreenIcon,
  Section,
  UsersIcon,
} from '@topout/ui';
import { Link } from 'react-router-dom';
import { texts } from './texts.ts';
import { type Tool, toolsFor } from './tools.ts';

const icons: Record<Tool['icon'], typeof ListIcon> = {
  list: ListIcon,
  plus: PlusIcon,
  pin: PinIcon,
  map: MapIcon,
  users: UsersIcon,
  screen: ScreenIcon,
};

/** Where everything else is done. (spec 2 §2) */
export function ToolsSection({ competition }: { readonly competition: Competition }) {
  const tools = toolsFor(competition);
  if (tools.length === 0) return null;
  return (
    <Section title={texts.tools}>
      <List>
        {tools.map(({ label, path, icon }) => {
          const ToolIcon = icons[icon];
          return (
            <ListLink
              key={path}
              as={Link}
              to={`/${competition.uuid}/${path}`}
              leading={<ToolIcon />}
              title={label}
            />
          );
        })}
      </List>
    </Section>
  );
}
