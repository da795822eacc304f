import type { Heats } from '@topout/contract';
import { useStaffHeats } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import {
  isSpeed,
  type ListedHeat,
  type ListedLane,
  listedHeats,
  type ListedRacer,
  runRead,
  runText,
} from '@topout/domain';
import { EmptyState } from '@topout/ui';
import type { Chosen } from './chosen.ts';
import { LayingOut } from './laying-out.tsx';
import styles from './print.module.css';
import { Signatures } from './ruled-cells.tsx';
import { SheetPage } from './sheet-page.tsx';
import { blank, printTexts as texts } from './texts.ts';

/** For judges of speed without a phone: who races whom, by category, with a box for each time. */
export function HeatSheets({ categories, ...chosen }: Chosen) {
  const { name, scoringSystem } = chosen.stage;
  if (!isSpeed(scoringSystem)) return <EmptyState title={texts.noSpeed(name)} />;
  return categories.map((category) => <ReadHeats key={category.uuid} {...chosen} category={category} />);
}

function ReadHeats(props: Omit<HeatSheetProps, 'heats'>) {
  const { results, category } = props;
  const read = useStaffHeats(results.competition.uuid, category.uuid);
  return (
    <LoadState read={read} loading={<LayingOut />}>
      {(data) => {
        const heats = heatsIn(data);
        return heats.length === 0 ? (
          <EmptyState title={texts.noHeats(category.name)} />
        ) : (
          <HeatSheet {...props} heats={heats} />
        );
      }}
    </LoadState>
  );
}

interface HeatSheetProps extends Omit<Chosen, 'categories'> {
  readonly category: Chosen['categories'][number];
  readonly heats: readonly ListedHeat<Racer>[];
}

function HeatSheet({ results, stage, category, heats }: HeatSheetProps) {
  return (
    <SheetPage
      paged
      competition={results.competition.name}
      title={texts.heats}
      about={`${category.name}, ${stage.name}`}
      standing={texts.runs}
      span={8}
      columns={
        <>
          <th className={styles.narrow}>{texts.heat}</th>
          <th>{texts.round}</th>
          {texts.lanes.map((lane) => (
            <LaneHeads key={lane} lane={lane} />
          ))}
        </>
      }
      foot={<Signatures />}
    >
      {heats.map((heat) => (
        <tr key={heat.number} className={styles.tall}>
          <td className={styles.figure}>{heat.number}</td>
          <th scope="row">{heat.round}</th>
          {heat.lanes.map((lane, at) => (
            <Lane key={texts.lanes[at]} lane={lane} />
          ))}
        </tr>
      ))}
    </SheetPage>
  );
}

const LaneHeads = ({ lane }: { readonly lane: string }) => (
  <>
    <th className={styles.narrow}>{texts.number}</th>
    <th>{lane}</th>
    <th className={styles.narrow}>{texts.time}</th>
  </>
);

const Lane = ({ lane: { racer, run, waitsFor } }: { readonly lane: ListedLane<Racer> }) => (
  <>
    <td className={styles.figure}>{racer?.competitorNumber}</td>
    <td>{racer?.name ?? (waitsFor ? texts.comes[waitsFor.takes](waitsFor.heat) : texts.nobody)}</td>
    <td className={styles.timed}>{run ? runText(run) : blank}</td>
  </>
);

interface Racer extends ListedRacer {
  readonly name: string;
}

/** As far as results say who is in them. */
function heatsIn({
  scoringSystem: system,
  losers,
  ties,
  routes,
  racers,
}: Heats): readonly ListedHeat<Racer>[] {
  if (routes.length === 0) return [];
  const listed = racers.map(({ entry: uuid, user, runs, competitorNumber, status, ...drawn }) => ({
    entry: { uuid, startPosition: drawn.startPosition, previousRanks: drawn.previousRanks },
    name: `${user.firstName} ${user.lastName}`.trim(),
    competitorNumber,
    out: status !== 'ENTERED',
    runs: runs.map(runRead),
  }));
  return listedHeats({ system, losers, ties, routes: routes.length }, listed);
}
