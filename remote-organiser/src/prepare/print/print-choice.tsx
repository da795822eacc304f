import { Button, Card, PrintIcon, Stack } from '@topout/ui';
import { Checkbox, Field, RadioCards, Select } from '@topout/ui/forms';
import { Options } from '../../page/options.tsx';
import type { ResultStage } from './chosen.ts';
import styles from './print.module.css';
import { printTexts as texts, type SheetKind } from './texts.ts';

export interface PrintChoiceProps {
  /** The kinds to choose from. */
  readonly kinds: readonly SheetKind[];
  readonly kind: SheetKind;
  readonly stages: readonly ResultStage[];
  readonly stage: ResultStage;
  /** Empty = all. */
  readonly category: string;
  /** Whether teams can be chosen like a category. */
  readonly withTeams: boolean;
  readonly compact: boolean;
  /** How many; null = not known yet. */
  readonly pages: number | null;
  readonly onChoose: (change: {
    sheet?: SheetKind;
    stage?: string;
    category?: string;
    compact?: string;
  }) => void;
}

/** In the place of a category's uuid. */
export const teamsChoice = 'teams';

/** Codes keep their size, so that phones read them. */
export const hasCompact = (kind: SheetKind): boolean => kind !== 'qr' && kind !== 'tickets';

/** What to print; not itself printed. */
export const PrintChoice = ({
  kinds,
  kind,
  stages,
  stage,
  category,
  withTeams,
  compact,
  pages,
  onChoose,
}: PrintChoiceProps) => (
  <aside className={styles.choice} data-print="hide">
    <Card>
      <Stack gap={4}>
        <header>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </header>
        <RadioCards
          label={texts.what}
          value={kind}
          onChange={(sheet) => onChoose({ sheet })}
          options={kinds.map((value) => ({ value, ...texts.sheets[value] }))}
        />
        {stages.length > 1 && (
          <Field label={texts.stage}>
            <Select
              value={stage.uuid}
              onChange={({ currentTarget }) => onChoose({ stage: currentTarget.value })}
            >
              <Options of={stages} />
            </Select>
          </Field>
        )}
        {(stage.categories.length > 1 || withTeams) && (
          <Field label={texts.category}>
            <Select
              value={category}
              onChange={({ currentTarget }) => onChoose({ category: currentTarget.value })}
            >
              <option value="">{texts.allCategories}</option>
              <Options of={stage.categories} />
              {withTeams && <option value={teamsChoice}>{texts.teams}</option>}
            </Select>
          </Field>
        )}
        {hasCompact(kind) && (
          <Checkbox
            label={texts.compact}
            checked={compact}
            onChange={() => onChoose({ compact: compact ? '' : '1' })}
          />
        )}
        {pages !== null && pages > 0 && <output>{texts.pages(pages)}</output>}
        {pages !== 0 && (
          <Button variant="primary" fullWidth icon={<PrintIcon />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        )}
      </Stack>
    </Card>
  </aside>
);
