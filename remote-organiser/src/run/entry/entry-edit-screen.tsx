import type { Competition, EntryDetail } from '@topout/contract';
import { RefusedError, useCompetition, useEntry } from '@topout/api-client';
import { LoadState, RequireSession, usePage } from '@topout/app-kit';
import { isOrganiserSide } from '@topout/domain';
import { NoRight } from '@topout/app-kit/no-right';
import { Page, Skeleton, Spinner } from '@topout/ui';
import { useParams } from 'react-router-dom';
import { entryTexts as texts } from '../../texts/entry.ts';
import { canModifyEntries } from '../board/row-action.ts';
import { EntryAnswers } from './entry-answers.tsx';
import { HandicapForm } from './handicap-form.tsx';
import { NationForm } from './nation-form.tsx';
import { NumberForm } from './number-form.tsx';
import { EntryEditForm } from './entry-edit-form.tsx';

/**
 * Edits a competitor's name, category and number, for people who may. Nobody found = an empty form.
 * (behaviour: entries#editing)
 */
export default function EntryEditScreen() {
  return (
    <RequireSession place="enter">
      <EntryEdit />
    </RequireSession>
  );
}

function EntryEdit() {
  const { competition: uuid = '', user = '' } = useParams();
  usePage({ title: texts.edit, back: 'history' });
  const competition = useCompetition(uuid);
  const may = competition.data && canModifyEntries(competition.data);
  const { data: entry, error } = useEntry(uuid, may ? user : null);
  const handicaps = competition.data && mayHandicap(competition.data) ? competition.data : null;
  const missing = error instanceof RefusedError && error.status === 404;
  const data = competition.data && (entry ?? (missing ? null : undefined));
  if (may === false) {
    return (
      <Page>
        <NoRight competition={uuid} place="enter" />
      </Page>
    );
  }
  return (
    <Page>
      <h1>
        {entry && `${entry.user.firstName} ${entry.user.lastName}`}
        {!entry && (missing ? texts.edit : <Skeleton width="60%" />)}
      </h1>
      <LoadState
        read={{ data, error: competition.error ?? (missing ? null : error) }}
        loading={<Spinner page label={texts.loading} />}
      >
        {(loaded) => (
          <>
            <EntryEditForm
              competition={uuid}
              user={user}
              entry={loaded}
              categories={competition.data ? (stageOf(competition.data, loaded)?.categories ?? []) : []}
            />
            {loaded && <NumberForm competition={uuid} entry={loaded} />}
            {loaded && <NationForm competition={uuid} entry={loaded} />}
            {loaded && competition.data && isOrganiserSide(competition.data.role) && (
              <EntryAnswers competition={competition.data} user={loaded.user.uuid} />
            )}
            {loaded && handicaps && <HandicapForm competition={handicaps} entry={loaded} />}
          </>
        )}
      </LoadState>
    </Page>
  );
}

/** Judges who may change entries may not change what their results are worth. */
const mayHandicap = ({ role, settings }: Competition): boolean =>
  isOrganiserSide(role) && settings.scoring.handicap !== 'none';

/** The stage of the person's entry, who may not have advanced; for nobody, the running stage. */
const stageOf = ({ stages }: Competition, entry: EntryDetail | null) =>
  stages.find(({ categories }) => categories.some(({ uuid }) => uuid === entry?.category.uuid)) ?? stages[0];
