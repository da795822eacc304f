import type { MarshalBoard, MarshalRow } from '@topout/contract';
import { useMarshalBoard } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import { formatMoment, forReader } from '@topout/domain';
import type { Chosen } from './chosen.ts';
import { LayingOut } from './laying-out.tsx';
import styles from './print.module.css';
import { Signatures } from './ruled-cells.tsx';
import { SheetPage } from './sheet-page.tsx';
import { printTexts as texts } from './texts.ts';

/** For the jury's report: the cautions that count of a stage's climbers, and who is disqualified. (behaviour: cautions#print) */
export function CautionSheet(chosen: Chosen) {
  const read = useMarshalBoard(chosen.results.competition.uuid, chosen.stage.uuid);
  return (
    <LoadState read={read} loading={<LayingOut />}>
      {({ data }) => <Cautions {...chosen} climbers={data} />}
    </LoadState>
  );
}

interface CautionsProps extends Chosen {
  readonly climbers: MarshalBoard['data'];
}

function Cautions({ results, stage, categories, climbers }: CautionsProps) {
  const { name, timeZone } = results.competition;
  const at = (moment: string) => forReader(formatMoment, moment, timeZone);
  const nameOf = new Map(categories.map((category) => [category.uuid, category.name]));
  const rows = climbers.filter(
    ({ category, status, cautions }) => nameOf.has(category) && (status === 'DSQ' || cautions.length > 0),
  );
  return (
    <SheetPage
      paged
      competition={name}
      title={texts.cautions}
      about={[stage.name, categories.length === 1 && categories[0]?.name].filter(Boolean).join(', ')}
      standing={texts.issued(at(results.readAt))}
      columns={
        <>
          <th className={styles.narrow}>{texts.number}</th>
          <th>{texts.name}</th>
          <th>{texts.category}</th>
          <th>{texts.reason}</th>
          <th>{texts.given}</th>
        </>
      }
      span={5}
      foot={<Signatures of={texts.jury} />}
    >
      {rows.length === 0 && (
        <tr>
          <th scope="row" colSpan={5}>
            {texts.noCautions}
          </th>
        </tr>
      )}
      {rows.flatMap((row) =>
        linesOf(row).map(({ reason, givenAt, givenBy }, index) => (
          <tr key={`${row.entry} ${index}`}>
            <td className={styles.figure}>{row.competitorNumber}</td>
            <th scope="row">{`${row.firstName} ${row.lastName}`.trim()}</th>
            <td>{nameOf.get(row.category)}</td>
            <td>{reason}</td>
            <td>{[givenAt && at(givenAt), givenBy].filter(Boolean).join(', ')}</td>
          </tr>
        )),
      )}
    </SheetPage>
  );
}

interface Line {
  readonly reason: string;
  /** Null = the sheet does not know. */
  readonly givenAt: string | null;
  readonly givenBy: string | null;
}

/** A line for each caution, and one for the disqualification. */
const linesOf = ({ cautions, status }: MarshalRow): readonly Line[] =>
  status === 'DSQ' ? [...cautions, { reason: texts.disqualified, givenAt: null, givenBy: null }] : cautions;
