import type { OverlayOrder } from '@topout/contract';
import { type OverlayPage, overlayPages } from '@topout/domain';
import { Button, Chip, ChipRow, Row, Section, Stack } from '@topout/ui';
import { Switch } from '@topout/ui/forms';
import { useState } from 'react';
import { overlayDeskTexts as texts } from './texts.ts';

export interface OnAirProps {
  readonly pages: readonly OverlayPage[];
  /** Speed finals alone have one. */
  readonly withBracket: boolean;
  readonly onChange: (change: (before: OverlayOrder) => Partial<OverlayOrder>) => void;
}

/** What is on air. A tap shows a page instead of the others, or adds it to those shown in turn. */
export function OnAir({ pages, withBracket, onChange }: OnAirProps) {
  const [inTurn, setInTurn] = useState(pages.length > 1);
  const toggle = (page: OverlayPage, on: boolean) =>
    onChange((before) => {
      const others = inTurn ? before.pages.filter((one) => one !== page) : [];
      return { pages: on ? [...others, page] : others };
    });
  const choose = (several: boolean) => {
    setInTurn(several);
    if (!several) onChange((before) => ({ pages: before.pages.slice(0, 1) }));
  };
  const offered = overlayPages.filter((page) => page !== 'bracket' || withBracket || pages.includes(page));
  return (
    <Section title={texts.onAir} description={saidOf(pages)}>
      <Stack gap={4}>
        <ChipRow label={texts.onAir} wrap>
          {offered.map((page) => (
            <Chip key={page} selected={pages.includes(page)} onToggle={(on) => toggle(page, on)}>
              {texts.pages[page]}
            </Chip>
          ))}
        </ChipRow>
        <Switch label={texts.inTurn} checked={inTurn} onChange={({ target }) => choose(target.checked)} />
        {pages.includes('next') && <p>{texts.nextHint}</p>}
        <Row>
          <Button disabled={pages.length === 0} onClick={() => onChange(() => ({ pages: [] }))}>
            {texts.clear}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

function saidOf(pages: readonly OverlayPage[]): string {
  const [first] = pages;
  if (first === undefined) return texts.nothing;
  return pages.length === 1
    ? texts.one(texts.pages[first])
    : texts.several(pages.map((page) => texts.pages[page]));
}
