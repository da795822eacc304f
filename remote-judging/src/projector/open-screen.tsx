import type { Screen } from '@topout/contract';
import { removeScreen } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { Button, ButtonLink, ConfirmButton, RefreshIcon, Row, ScreenIcon, Section, Stack } from '@topout/ui';
import { QRCodeSVG } from 'qrcode.react';
import { useSearchParams } from 'react-router-dom';
import { NewScreenForm } from './new-screen-form.tsx';
import { overlayDeskTexts } from './overlay/texts.ts';
import styles from './screen-control.module.css';
import { controlTexts as texts } from './texts.ts';
import { addressOf } from './use-screen-name.ts';

export interface OpenScreenProps {
  readonly competition: string;
  readonly state: Screen;
  readonly onReload: () => void;
}

/** Links to the screen under control, and to further ones. */
export function OpenScreen({ competition, state, onReload }: OpenScreenProps) {
  const { name, overlay } = state;
  const [, setSearch] = useSearchParams();
  const showError = useShowError();
  const say = texts.of(name);
  const path = addressOf(competition, state);
  const address = window.location.origin + path;
  const steerNext = (screen: string) => setSearch(screen ? { screen } : {}, { replace: true });
  async function remove() {
    try {
      await removeScreen(competition, name);
      showError(null);
      steerNext('');
    } catch (error) {
      showError(texts.failed, error);
    }
  }

  return (
    <Section title={texts.screens} description={overlay ? overlayDeskTexts.openHint : texts.openHint}>
      <Stack gap={4}>
        {name !== '' && (
          <Row gap={4} wrap>
            <QRCodeSVG value={address} size={132} marginSize={2} title={texts.code(name)} />
            <p className={styles.address}>{address}</p>
          </Row>
        )}
        {overlay && <p>{overlayDeskTexts.single}</p>}
        <Row gap={3} wrap>
          <ButtonLink href={path} target="_blank" icon={<ScreenIcon />}>
            {say.open}
          </ButtonLink>
          <Button icon={<RefreshIcon />} onClick={onReload}>
            {say.reload}
          </Button>
          {name !== '' && (
            <ConfirmButton
              variant="quiet"
              label={texts.remove}
              title={texts.removeTitle(name)}
              confirmLabel={texts.remove}
              onConfirm={remove}
            >
              {texts.removed}
            </ConfirmButton>
          )}
        </Row>
        <NewScreenForm competition={competition} onNamed={steerNext} />
      </Stack>
    </Section>
  );
}
