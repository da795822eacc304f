import type { Competition } from '@topout/contract';
import { usualEmbeddedRows } from '@topout/domain';
import { Notice, Section, Stack } from '@topout/ui';
import { Field, Select } from '@topout/ui/forms';
import { useState } from 'react';
import { SectionHead } from '../section-head.tsx';
import { useSection } from '../use-section.ts';
import { CodeField } from './code-field.tsx';
import styles from './embed.module.css';
import { type Embed, elementCode, frameAddress, frameCode } from './embed-code.ts';
import { embedTexts as texts } from './texts.ts';

const rowChoices = [3, 5, usualEmbeddedRows, 20, 50, 100];

/** The code that shows a board on another web site, with the board as it will be there. */
export default function EmbedScreen() {
  const competition = useSection(texts.title);
  return competition && <Embedding competition={competition} />;
}

function Embedding({ competition }: { readonly competition: Competition }) {
  const { uuid, name, liveLeaderboard, status } = competition;
  const categories = competition.stages[0]?.categories ?? [];
  const [chosen, setChosen] = useState('');
  const [rows, setRows] = useState(usualEmbeddedRows);
  const [theme, setTheme] = useState('');
  const category = categories.find((one) => one.uuid === chosen) ?? categories[0];
  const embed: Embed = {
    host: window.location.origin,
    competition: uuid,
    category: category?.uuid ?? '',
    rows,
    theme,
  };
  const title = texts.previewOf(name);
  return (
    <>
      <SectionHead title={texts.title} lead={texts.lead} />
      <Stack gap={6}>
        {!liveLeaderboard && status !== 'PAST' && <Notice tone="info">{texts.notPublic}</Notice>}
        <div className={styles.fields}>
          <Field label={texts.category}>
            <Select value={category?.uuid ?? ''} onChange={({ target }) => setChosen(target.value)}>
              {categories.map((one) => (
                <option key={one.uuid} value={one.uuid}>
                  {one.name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={texts.rows}>
            <Select value={rows} onChange={({ target }) => setRows(Number(target.value))}>
              {rowChoices.map((n) => (
                <option key={n} value={n}>
                  {texts.rowsOf(n)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={texts.theme}>
            <Select value={theme} onChange={({ target }) => setTheme(target.value)}>
              <option value="">{texts.themes.auto}</option>
              <option value="light">{texts.themes.light}</option>
              <option value="dark">{texts.themes.dark}</option>
            </Select>
          </Field>
        </div>
        <Section title={texts.preview}>
          <iframe
            className={styles.preview}
            src={frameAddress(embed)}
            title={title}
            height={140 + Math.min(rows, usualEmbeddedRows) * 44}
          />
        </Section>
        <CodeField label={texts.element} hint={texts.elementHint} code={elementCode(embed)} />
        <CodeField label={texts.frame} hint={texts.frameHint} code={frameCode(embed, title)} />
      </Stack>
    </>
  );
}
