import type { Competition } from '@topout/contract';
import { useCompetition } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { ButtonLink, Card, Notice, Page, Row, SkeletonRows, Stack } from '@topout/ui';
import { canManageSetup } from '@topout/domain';
import { actorOf } from '../../competition/actor-of.ts';
import { Link, useParams } from 'react-router-dom';
import { ChangedNotice } from './changed-notice.tsx';
import { Downloads } from './downloads.tsx';
import { EntryFiles } from './entry-files.tsx';
import { KeptFocus } from '../../page/kept-focus.tsx';
import { Publications } from './publications.tsx';
import { PublishButtons } from './publish-buttons.tsx';
import { PublishedBadge } from './published-badge.tsx';
import styles from './results.module.css';
import { StageCard } from './stage-card.tsx';
import { resultsTexts as texts } from './texts.ts';

/** From the first stage to published results, for organisers. Everybody else sees what was published. */
export default function ResultsScreen() {
  const { competition: uuid = '' } = useParams();
  const read = useCompetition(uuid);
  const organises = read.data !== undefined && canManageSetup(actorOf(read.data));
  usePage({ title: texts.title, back: `/${uuid}/${organises ? 'dashboard' : 'entries'}` });
  return (
    <Page>
      <LoadState read={read} loading={<SkeletonRows count={6} label={texts.loading} />}>
        {(competition) => (
          <>
            <header>
              <h1>{texts.title}</h1>
              {organises && <p className={styles.facts}>{texts.lead}</p>}
            </header>
            {organises ? <Stages competition={competition} /> : <GivenOut competition={competition} />}
          </>
        )}
      </LoadState>
    </Page>
  );
}

/** For everybody: the files, unless the board is hidden from them, and what was published when. */
const GivenOut = ({ competition }: { readonly competition: Competition }) => (
  <Stack gap={6}>
    {competition.canSeeLeaderboard ? (
      <Downloads competition={competition.uuid} />
    ) : (
      <Notice>{texts.hidden}</Notice>
    )}
    <Publications competition={competition} />
  </Stack>
);

function Stages({ competition }: { readonly competition: Competition }) {
  const stages = competition.stages.toSorted((a, b) => a.position - b.position);
  return (
    <Stack gap={6}>
      <Downloads competition={competition.uuid}>
        <ButtonLink as={Link} to={`/${competition.uuid}/results/routes`}>
          {texts.figures}
        </ButtonLink>
      </Downloads>
      <Stack gap={3}>
        {stages.map((stage, index) => (
          <StageCard
            key={stage.uuid}
            competition={competition.uuid}
            stage={stage}
            before={stages[index - 1] ?? null}
            next={stages[index + 1] ?? null}
          />
        ))}
        {stages.length > 1 && <Whole competition={competition} last={stages.at(-1)?.state === 'CLOSED'} />}
      </Stack>
      <Publications competition={competition} />
      <EntryFiles competition={competition.uuid} />
    </Stack>
  );
}

/** The ranking of the whole competition. */
function Whole({ competition, last }: { readonly competition: Competition; readonly last: boolean }) {
  return (
    <KeptFocus aria-label={texts.whole}>
      <Card>
        <Stack gap={4}>
          <div className={styles.head}>
            <h2 className={styles.name}>{texts.whole}</h2>
            <PublishedBadge published={competition.published} />
          </div>
          <p className={styles.facts}>{texts.wholeText}</p>
          <ChangedNotice competition={competition.uuid} stage={null} name={texts.whole} closed={last} />
          <Row wrap gap={2} className={styles.actions}>
            <PublishButtons
              competition={competition.uuid}
              stage={null}
              name={texts.whole}
              published={competition.published}
              closed={last}
            />
          </Row>
        </Stack>
      </Card>
    </KeptFocus>
  );
}
