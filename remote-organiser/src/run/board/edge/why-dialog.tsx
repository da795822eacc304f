import { useRead, useVenueRoutes, withQuery } from '@topout/api-client';
import type { Why, Competition, Leaderboard } from '@topout/contract';
import { Button, Dialog, Spinner, Stack } from '@topout/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { nameOfRoute } from '../../../competition/route-names.ts';
import { FollowButton } from './follow-button.tsx';
import { edgeTexts as texts, whyTexts } from './texts.ts';
import { whyParameter } from '../marks/why-parameter.ts';
import { sentencesOf } from './why-sentences.ts';

export interface WhyDialogProps {
  readonly competition: Competition;
  readonly boards: readonly Leaderboard[];
  readonly audience: 'staff' | undefined;
}

/** Why somebody stands where they stand, as the address asks. It is told anew with every version of the board. */
export function WhyDialog({ competition, boards, audience }: WhyDialogProps) {
  const [search, setSearch] = useSearchParams();
  const entry = search.get(whyParameter);
  const board = boards.find(({ rows }) => rows.some((row) => row.entry === entry));
  const row = board?.rows.find((one) => one.entry === entry);
  const { data, error, mutate } = useRead<Why>(
    board && row
      ? withQuery(`competitions/${competition.uuid}/leaderboard/why`, {
          category: board.category,
          entry: row.entry,
          audience,
        })
      : null,
  );
  const venue = competition.venues[0]?.uuid ?? null;
  const { data: routes = [] } = useVenueRoutes(row ? venue : null, competition.uuid);
  const names = new Map(routes.map((route) => [route.uuid, nameOfRoute(route, competition)]));
  const version = board?.version;
  useEffect(() => {
    if (version !== undefined) void mutate();
  }, [version, mutate]);
  if (!row) return null;
  const name = `${row.user.firstName} ${row.user.lastName}`.trim();
  const close = () => {
    const rest = new URLSearchParams(search);
    rest.delete(whyParameter);
    setSearch(rest, { replace: true });
  };
  return (
    <Dialog
      open
      onClose={close}
      title={whyTexts.title(name, row.position)}
      actions={
        <>
          <FollowButton competition={competition.uuid} user={row.user.uuid} name={name} />
          <Button size="lg" onClick={close}>
            {texts.close}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {data?.row.entry === row.entry
          ? sentencesOf(data, names).map((sentence) => <p key={sentence}>{sentence}</p>)
          : (error && <p role="alert">{texts.failed}</p>) || <Spinner label={texts.loading} />}
      </Stack>
    </Dialog>
  );
}
