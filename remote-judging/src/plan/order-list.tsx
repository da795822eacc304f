import type { PlanWish } from '@topout/api-client';
import type { PlanList } from '@topout/domain';
import { ChevronDownIcon, ChevronUpIcon, IconButton, List, ListItem, MoreIcon, Section } from '@topout/ui';
import { Menu, MenuItem } from '@topout/ui/menu';
import { starterName, type PlanView } from './plan-view.ts';
import styles from './controls.module.css';
import { planControlTexts as texts, planTexts } from './texts.ts';

interface OrderListProps {
  readonly view: PlanView;
  readonly list: PlanList;
  /** Of the list, from 1. */
  readonly number: number;
  readonly onChange: (wish: PlanWish) => void;
}

/** A start list with its gaps; buttons move people and gaps. */
export function OrderList({ view, list, number, onChange }: OrderListProps) {
  const { order } = list;
  return (
    <Section title={view.nameOfList(list)} count={order.filter(Boolean).length}>
      <List>
        {order.map((entry, at) => (
          <Place
            key={entry ?? `gap ${at}`}
            view={view}
            entry={entry}
            place={at + 1}
            last={order.length}
            list={number}
            onChange={onChange}
          />
        ))}
      </List>
    </Section>
  );
}

interface PlaceProps extends Pick<OrderListProps, 'view' | 'onChange'> {
  readonly entry: string | null;
  readonly place: number;
  readonly last: number;
  readonly list: number;
}

function Place({ view, entry, place, last, list, onChange }: PlaceProps) {
  const starter = entry === null ? undefined : view.starters.get(entry);
  const name = starter ? starterName(starter) : texts.gap;
  const move = (to: number) => entry !== null && onChange({ kind: 'MOVE', entry, place: to });
  return (
    <ListItem
      leading={<span className={styles.place}>{place}</span>}
      title={<span className={starter ? undefined : styles.gap}>{name}</span>}
      subtitle={starter && (planTexts.statuses[starter.status] || starter.competitorNumber || undefined)}
      actions={
        <span className={styles.actions}>
          {entry !== null && (
            <>
              <IconButton
                label={texts.up(name)}
                icon={<ChevronUpIcon />}
                disabled={place === 1}
                onClick={() => move(place - 1)}
              />
              <IconButton
                label={texts.down(name)}
                icon={<ChevronDownIcon />}
                disabled={place === last}
                onClick={() => move(place + 1)}
              />
            </>
          )}
          <Menu icon={<MoreIcon size={24} />} label={texts.more(entry === null ? `${name} ${place}` : name)}>
            <MenuItem onSelect={() => onChange({ kind: 'GAP', list, place })}>{texts.addGap}</MenuItem>
            {entry === null ? (
              <MenuItem onSelect={() => onChange({ kind: 'CLOSE', list, place })}>{texts.closeGap}</MenuItem>
            ) : (
              <>
                <MenuItem onSelect={() => move(1)}>{texts.toTop}</MenuItem>
                <MenuItem onSelect={() => move(last)}>{texts.toEnd}</MenuItem>
                <MenuItem onSelect={() => onChange({ kind: 'LEAVE', entry })}>{texts.leave}</MenuItem>
              </>
            )}
          </Menu>
        </span>
      }
    />
  );
}
