import type { Screen } from '@topout/contract';
import { followAll } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { Button, Chip, ChipRow, Row, Section } from '@topout/ui';
import { useSearchParams } from 'react-router-dom';
import { controlTexts as texts } from './texts.ts';

export interface ScreenChoiceProps {
  readonly competition: string;
  readonly screens: readonly Screen[];
  readonly state: Screen;
  /** Names of the screens that are open right now. */
  readonly open: readonly string[];
}

/** Whether to control all screens at once or one alone; the choice survives a reload. */
export function ScreenChoice({ competition, screens, state, open }: ScreenChoiceProps) {
  const { name, own, overlay } = state;
  const [, setSearch] = useSearchParams();
  const showError = useShowError();
  const choose = (screen: string) => setSearch(screen ? { screen } : {}, { replace: true });
  const follow = () =>
    void followAll(competition, name).then(
      () => showError(null),
      (error: unknown) => showError(texts.failed, error),
    );

  return (
    <Section title={texts.which} description={describe(state)}>
      <ChipRow label={texts.which} wrap>
        {screens.map((screen) => (
          <Chip key={screen.name} selected={screen.name === name} onToggle={() => choose(screen.name)}>
            {screen.name || texts.all}
          </Chip>
        ))}
      </ChipRow>
      <p>{texts.openNow(open)}</p>
      {name !== '' && !open.includes(name) && <p>{texts.notThere(name)}</p>}
      {own && !overlay && (
        <Row>
          <Button onClick={follow}>{texts.follow}</Button>
        </Row>
      )}
    </Section>
  );
}

function describe({ name, own, overlay }: Pick<Screen, 'name' | 'own' | 'overlay'>): string {
  if (name === '') return texts.whichAll;
  if (overlay) return texts.overStream(name);
  return own ? texts.own(name) : texts.follows(name);
}
