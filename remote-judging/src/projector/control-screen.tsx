import type { Competition } from '@topout/contract';
import { useCompetition, useScreens } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { NoRight } from '@topout/app-kit/no-right';
import { Page, SkeletonRows } from '@topout/ui';
import { useParams } from 'react-router-dom';
import { isOrganiserSide } from '@topout/domain';
import { ScreenControl } from './screen-control.tsx';
import { controlTexts as texts } from './texts.ts';
import { useScreenName } from './use-screen-name.ts';

/** Controls what the hall screens show, from the organiser's desk or phone. */
export default function ControlScreen() {
  const { competition = '' } = useParams();
  usePage({ title: texts.title, back: `/${competition}/dashboard` });
  const read = useCompetition(competition);
  return (
    <Page>
      <h1>{texts.title}</h1>
      <LoadState read={read} loading={<SkeletonRows count={4} label={texts.loading} />}>
        {(data) =>
          isOrganiserSide(data.role) ? (
            <Steering competition={data} />
          ) : (
            <NoRight competition={competition} place="staff" />
          )
        }
      </LoadState>
    </Page>
  );
}

function Steering({ competition }: { readonly competition: Competition }) {
  const read = useScreens(competition.uuid);
  const name = useScreenName();
  return (
    <LoadState read={read} loading={<SkeletonRows count={4} label={texts.loading} />}>
      {({ screens, open }) => {
        const state = screens.find((screen) => screen.name === name) ?? screens[0];
        return (
          state && <ScreenControl competition={competition} screens={screens} state={state} open={open} />
        );
      }}
    </LoadState>
  );
}
