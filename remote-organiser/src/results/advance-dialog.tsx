import { advanceStage, type Advancement, previewAdvance, RefusedError, type Stage } from '@topout/api-client';
import { Button, Dialog, Notice, RowHeader, SkeletonRows, Stack, Table, Td, Th, Tr } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { useEffect, useState } from 'react';
import { resultsTexts as texts } from './texts.ts';

export interface AdvanceDialogProps {
  readonly competition: string;
  readonly stage: Stage;
  readonly next: Stage;
  readonly onClose: () => void;
}

/** Usual since 2025: 24 into the semi-final, 8 into the final. (scoring rules, section 8) */
const usual = { semi: 24, final: 8 };
const pauseMs = 200;

/** Who goes on to the next stage, as long as nothing is decided. */
export default function AdvanceDialog({ competition, stage, next, onClose }: AdvanceDialogProps) {
  const [typed, setTyped] = useState(
    String(stage.quota ?? (/semi/i.test(next.name) ? usual.semi : usual.final)),
  );
  const quota = /^\d{1,4}$/.test(typed) && Number(typed) > 0 && Number(typed) <= 2000 ? Number(typed) : null;
  const { preview, failure, setFailure } = usePreview(competition, stage.uuid, quota);
  const [busy, setBusy] = useState(false);
  const count = preview?.categories.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0;
  const open = stage.state === 'OPEN';

  async function advance() {
    if (quota === null) return;
    setBusy(true);
    try {
      await advanceStage(competition, stage.uuid, quota);
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      wide
      lightDismiss={false}
      title={texts.into(next.name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={busy} disabled={open || count === 0} onClick={() => void advance()}>
            {texts.advance(count, next.name)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {open && <Notice tone="info">{texts.closeFirst(stage.name)}</Notice>}
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <Field label={texts.quota} hint={texts.quotaHint} error={quota === null && texts.quotaInvalid}>
          <TextInput
            inputMode="numeric"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field>
        {preview ? <Advancers preview={preview} /> : <SkeletonRows count={6} label={texts.loading} />}
      </Stack>
    </Dialog>
  );
}

function Advancers({ preview }: { readonly preview: Advancement }) {
  return (
    <>
      <p>{texts.startOrder}</p>
      {preview.categories.map(({ category, name, entries, tied }) => (
        <section key={category}>
          <h3>{name}</h3>
          {tied > 0 && <Notice tone="warning">{texts.tied(tied)}</Notice>}
          {entries.length === 0 ? (
            <p>{texts.nobody}</p>
          ) : (
            <Table label={name} dense>
              <thead>
                <tr>
                  <Th numeric fit>
                    {texts.starts}
                  </Th>
                  <Th>{texts.name}</Th>
                  <Th numeric fit>
                    {texts.place}
                  </Th>
                </tr>
              </thead>
              <tbody>
                {entries.map(({ entry, user, position, startPosition }) => (
                  <Tr key={entry}>
                    <Td numeric fit>
                      {startPosition}
                    </Td>
                    <RowHeader>{`${user.firstName} ${user.lastName}`.trim()}</RowHeader>
                    <Td numeric fit>
                      {position}
                    </Td>
                  </Tr>
                ))}
              </tbody>
            </Table>
          )}
        </section>
      ))}
    </>
  );
}

const messageOf = (error: unknown): string =>
  error instanceof RefusedError ? (error.messages[0] ?? texts.failed) : texts.failed;

/** Asks again whenever the quota has stood for a moment. */
function usePreview(competition: string, stage: string, quota: number | null) {
  const [preview, setPreview] = useState<Advancement | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (quota === null) return;
    let current = true;
    const timer = setTimeout(() => {
      previewAdvance(competition, stage, quota).then(
        (found) => {
          if (!current) return;
          setPreview(found);
          setFailure(null);
        },
        (error: unknown) => current && setFailure(messageOf(error)),
      );
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [competition, stage, quota]);
  return { preview, failure, setFailure };
}
