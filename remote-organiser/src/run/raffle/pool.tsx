import type { Raffle } from '@topout/contract';
import { List, ListItem, Section } from '@topout/ui';
import { texts } from './texts.ts';

/** Everybody who can still be drawn, and why them. */
export const Pool = ({ raffle: { pool, drawnFrom, least } }: { readonly raffle: Raffle }) => (
  <Section title={texts.pool} count={pool.length} description={texts.poolRule[drawnFrom](least)}>
    {pool.length === 0 ? (
      <p>{texts.poolEmpty}</p>
    ) : (
      <List aria-label={texts.pool}>
        {pool.map(({ user, name, category }) => (
          <ListItem key={user} title={name} subtitle={category} />
        ))}
      </List>
    )}
  </Section>
);
