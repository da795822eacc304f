import type { Competition, Look, Route } from '@topout/contract';
import { putLookAway, useLooks, useVenueRoutes } from '@topout/api-client';
import { LoadState, usePage, useShowError } from '@topout/app-kit';
import { canManageSetup } from '@topout/domain';
import { EmptyState, Section, SkeletonRows } from '@topout/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { StaffPage } from '../../page/staff-page.tsx';
import { UndoToast } from '../../undo/undo-toast.tsx';
import { LookItem, whoOf } from './look-item.tsx';
import styles from './looks.module.css';
import { texts } from './texts.ts';

/** Unusual self-scored results, for staff to look at (behaviour: self-scoring#worth-a-look). */
export default function LooksScreen() {
  const { competition = '' } = useParams();
  usePage({ title: texts.title, back: `/${competition}/dashboard` });
  return (
    <StaffPage allowed={canManageSetup} narrow>
      {(data) => <Loaded competition={data} />}
    </StaffPage>
  );
}

function Loaded({ competition }: { readonly competition: Competition }) {
  const looks = useLooks(competition.uuid);
  const routes = useVenueRoutes(competition.venues[0]?.uuid ?? null, competition.uuid);
  const read = {
    data: looks.data && routes.data && { looks: looks.data.data, routes: routes.data },
    error: looks.error ?? routes.error,
  };
  return (
    <>
      <header>
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      <LoadState read={read} loading={<SkeletonRows count={5} label={texts.loading} />}>
        {(data) => <Lists competition={competition} {...data} />}
      </LoadState>
    </>
  );
}

interface ListsProps {
  readonly competition: Competition;
  readonly looks: readonly Look[];
  readonly routes: readonly Route[];
}

function Lists({ competition, looks, routes }: ListsProps) {
  const [done, setDone] = useState<Look | null>(null);
  const showError = useShowError();
  const put = async (look: Look, looksRight: boolean) => {
    setDone(looksRight ? look : null);
    try {
      await putLookAway(competition.uuid, look, looksRight);
      showError(null);
    } catch (error) {
      setDone(null);
      showError(texts.failed, error);
    }
  };
  const open = looks.filter(({ putAway }) => putAway === null);
  const away = looks.filter(({ putAway }) => putAway !== null);
  const list = (some: readonly Look[], label: string) => (
    <ul className={styles.list} aria-label={label}>
      {some.map((look) => (
        <li key={look.key}>
          <LookItem
            competition={competition}
            look={look}
            route={routes.find(({ uuid }) => uuid === look.route)}
            onPut={(looksRight) => void put(look, looksRight)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {open.length > 0 ? (
        <Section title={texts.toLookAt} count={open.length}>
          {list(open, texts.toLookAt)}
        </Section>
      ) : (
        <EmptyState title={away.length > 0 ? texts.noneLeft : texts.none}>{texts.noneHint}</EmptyState>
      )}
      {away.length > 0 && (
        <Section title={texts.lookedAt} count={away.length}>
          {list(away, texts.lookedAt)}
        </Section>
      )}
      {done && (
        <UndoToast key={done.key} onUndo={() => void put(done, false)} onClose={() => setDone(null)}>
          {texts.done(whoOf(done))}
        </UndoToast>
      )}
    </>
  );
}
