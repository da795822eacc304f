import type { Competition } from '@topout/contract';
import { List, ListLink, Section } from '@topout/ui';
import { Link } from 'react-router-dom';
import { texts } from './texts.ts';
import { toolIcons, toolsFor } from './tools.ts';

/** Links to everything else. (behaviour: organising#dashboard) */
export function ToolsSection({ competition }: { readonly competition: Competition }) {
  const tools = toolsFor(competition);
  if (tools.length === 0) return null;
  return (
    <Section title={texts.tools}>
      <List>
        {tools.map(({ label, path, icon }) => {
          const ToolIcon = toolIcons[icon];
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
