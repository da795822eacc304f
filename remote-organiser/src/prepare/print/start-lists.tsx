import type { Results, StagePlanAnswer } from '@topout/contract';
import { formatMoment, formatRecent, formatTime, forReader } from '@topout/domain';
import { type Chosen, fullName, hasNations, type ResultStage, startGroupsOf, statusMark } from './chosen.ts';
import styles from './print.module.css';
import { SheetPage } from './sheet-page.tsx';
import { type StartLine, timedList } from './start-times.ts';
import { printTexts as texts } from './texts.ts';

interface StartListsProps extends Chosen {
  /** Of the stage; null = it has none. */
  readonly plan: StagePlanAnswer['plan'];
}

/** Who climbs when, by category; each starting group has its own sheet. */
export const StartLists = (props: StartListsProps) =>
  props.categories.flatMap((category) =>
    startGroupsOf(category).map(({ group, starters }) => (
      <StartList
        key={`${category.uuid}/${group ?? ''}`}
        {...props}
        category={category}
        group={group}
        starters={starters}
      />
    )),
  );

interface StartListProps extends Omit<StartListsProps, 'categories'> {
  readonly category: Chosen['categories'][number];
  /** Null = all start together. */
  readonly group: string | null;
  readonly starters: ReturnType<typeof startGroupsOf>[number]['starters'];
}

function StartList({ results, stage, plan, category, group, starters }: StartListProps) {
  const { name, timeZone } = results.competition;
  const { lines, routes } = timedList(plan, { category: category.uuid, group }, starters);
  const nations = hasNations(starters);
  const numberOf = (uuid: string) => category.routes.findIndex((route) => route.uuid === uuid) + 1;
  const first = lines[0]?.times[0];
  const span = 4 + routes.length + (nations ? 1 : 0);
  return (
    <SheetPage
      paged
      competition={name}
      title={texts.startList}
      about={[category.name, stage.name, group !== null && texts.group(group)].filter(Boolean).join(', ')}
      standing={texts.issued(forReader(formatMoment, results.readAt, timeZone))}
      notes={[timesOf(stage, first, results)].filter(Boolean)}
      span={span}
      columns={
        <>
          <th className={styles.narrow}>{texts.start}</th>
          {routes.map((route) => (
            <th key={route} className={styles.narrow}>
              {routes.length > 1 ? texts.routeNumber(numberOf(route)) : texts.time}
            </th>
          ))}
          <th className={styles.narrow}>{texts.number}</th>
          <th>{texts.name}</th>
          {nations && <th>{texts.country}</th>}
          <th className={styles.narrow}>{texts.here}</th>
        </>
      }
    >
      {lines.map((line, at) => (
        <Line
          key={line.row?.entry ?? `break ${at}`}
          line={line}
          place={lines.slice(0, at + 1).filter(({ row }) => row !== null).length}
          nations={nations}
          timeZone={timeZone}
        />
      ))}
    </SheetPage>
  );
}

interface LineProps {
  readonly line: StartLine;
  /** In the list, breaks not counted. */
  readonly place: number;
  readonly nations: boolean;
  readonly timeZone: string;
}

function Line({ line: { row, times }, place, nations, timeZone }: LineProps) {
  const clock = times.map((time, route) => (
    <td key={route} className={styles.figure}>
      {formatTime(time, timeZone)}
    </td>
  ));
  if (!row)
    return (
      <tr className={styles.break}>
        <td className={styles.figure}>–</td>
        {clock}
        <td className={styles.figure}>–</td>
        <th scope="row" colSpan={nations ? 3 : 2}>
          {texts.break}
        </th>
      </tr>
    );
  const mark = statusMark(row);
  const name = fullName(row);
  return (
    <tr>
      <td className={styles.figure}>{row.startPosition ?? place}</td>
      {clock}
      <td className={styles.figure}>{row.competitorNumber}</td>
      <th scope="row">{mark === '' ? name : <s>{name}</s>}</th>
      {nations && <td>{row.user.nation}</td>}
      <td className={styles.tick}>{mark || texts.box}</td>
    </tr>
  );
}

/** Isolation, observation and the first start: the first of them with its day, the others too where it is another one. */
function timesOf(
  { isolation }: ResultStage,
  first: number | undefined,
  { competition: { timeZone } }: Results,
): string {
  let last: string | number | undefined;
  const at = (moment: string | number) => {
    const text = (last === undefined ? formatMoment : formatRecent(last))(moment, timeZone);
    last = moment;
    return text;
  };
  return [
    isolation?.opensAt && texts.isolationOpens(at(isolation.opensAt)),
    isolation?.closesAt && texts.isolationCloses(at(isolation.closesAt)),
    isolation?.observesAt && texts.observation(at(isolation.observesAt)),
    first !== undefined && texts.firstStarts(at(first)),
  ]
    .filter(Boolean)
    .join(' · ');
}
