import type { Competition } from '@topout/contract';
import { useFigures, useVenueRoutes } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { canManageSetup } from '@topout/domain';
import { Chip, ChipRow, EmptyState, SkeletonRows } from '@topout/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { StaffPage } from '../../page/staff-page.tsx';
import { FiguresTable } from './figures-table.tsx';
import styles from './figures.module.css';
import { figuresTexts as texts } from './texts.ts';

/** How hard the routes were, for those who set them. */
export default function FiguresScreen() {
  const { competition = '' } = useParams();
  usePage({ title: texts.title, back: `/${competition}/results` });
  return <StaffPage allowed={canManageSetup}>{(data) => <Loaded competition={data} />}</StaffPage>;
}

function Loaded({ competition }: { readonly competition: Competition }) {
  const figures = useFigures(competition.uuid);
  const routes = useVenueRoutes(competition.venues[0]?.uuid ?? null, competition.uuid);
  const [search, setSearch] = useSearchParams();
  const read = {
    data: figures.data && routes.data && { figures: figures.data, routes: routes.data },
    error: figures.error ?? routes.error,
  };
  const categories = competition.stages.flatMap((stage) =>
    stage.categories.map((category) => ({
      ...category,
      name: competition.stages.length > 1 ? `${category.name} (${stage.name})` : category.name,
    })),
  );
  return (
    <>
      <header>
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      <LoadState read={read} loading={<SkeletonRows count={8} label={texts.loading} />}>
        {(data) => {
          const climbed = data.figures.filter(({ climbers }) => climbers > 0);
          const chosen = climbed.find(({ category }) => category === search.get('category')) ?? climbed[0];
          if (!chosen) return <EmptyState title={texts.nothing}>{texts.nothingHint}</EmptyState>;
          return (
            <>
              {climbed.length > 1 && (
                <ChipRow label={texts.category} wrap>
                  {climbed.map(({ category, climbers }) => (
                    <Chip
                      key={category}
                      selected={category === chosen.category}
                      count={climbers}
                      onToggle={() => setSearch({ category }, { replace: true })}
                    >
                      {categories.find(({ uuid }) => uuid === category)?.name}
                    </Chip>
                  ))}
                </ChipRow>
              )}
              <FiguresTable competition={competition} figures={chosen} routes={data.routes} />
            </>
          );
        }}
      </LoadState>
    </>
  );
}
