import { useVenue } from '@topout/api-client';
import { formatDashboardTime, momentOf } from '@topout/domain';
import { Button, Card } from '@topout/ui';
import { useFormikContext } from 'formik';
import { scoredByTexts } from '../../setup/scored-by-texts.ts';
import { type CompetitionDraft, newRoutesOf, zoneOf } from './draft.ts';
import styles from './new.module.css';
import { newTexts as texts, scoringTexts } from './texts.ts';

/** Everything once more, each with the way back to it. */
export function StepCheck() {
  const { values: draft, setFieldValue } = useFormikContext<CompetitionDraft>();
  const { data: venue } = useVenue(draft.knownVenue?.uuid ?? null);
  const zone = zoneOf(draft);
  const at = (wall: string) => formatDashboardTime(momentOf(wall, zone) ?? 0, zone);
  const known = draft.knownVenue && draft.useKnownRoutes ? (venue?.routes.length ?? 0) : 0;
  const place = draft.knownVenue?.name ?? [draft.venue.name, draft.venue.city].filter(Boolean).join(', ');
  const facts = [
    `${draft.name}: ${texts.when(at(draft.start), at(draft.end))}`,
    `${place} (${zone.replaceAll('_', ' ')})`,
    draft.categories.join(', '),
    [scoringTexts[draft.scoringSystem].label, scoredByTexts.scorers[draft.scoredBy].fact]
      .filter(Boolean)
      .join(' · '),
    texts.routesCount(known + newRoutesOf(draft).length),
  ];
  return (
    <div className={styles.step}>
      <p className={styles.lead}>{texts.reviewLead}</p>
      <Card>
        <ul className={styles.review}>
          {facts.map((fact, step) => (
            <li key={texts.steps[step]} className={styles.fact}>
              <div>
                <p className={styles.term}>{texts.steps[step]}</p>
                <p>{fact}</p>
              </div>
              <Button
                variant="quiet"
                aria-label={texts.change(texts.steps[step] ?? '')}
                onClick={() => void setFieldValue('step', step)}
              >
                {texts.changeShort}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <p className={styles.lead}>{texts.judging}</p>
    </div>
  );
}
