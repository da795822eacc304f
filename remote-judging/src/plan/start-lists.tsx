import { starterName, type PlanView } from './plan-view.ts';
import styles from './plan.module.css';
import { planTexts as texts } from './texts.ts';

/** Who starts after whom, by category and group. */
export const StartLists = ({ view }: { readonly view: PlanView }) => (
  <section className={styles.section} aria-labelledby="plan-lists">
    <h2 id="plan-lists">{texts.startList}</h2>
    <div className={styles.lists}>
      {view.plan.lists.map((list) => (
        <section key={view.nameOfList(list)} className={styles.list}>
          <h3>
            {view.nameOfList(list)} <small>{texts.climbers(list.order.filter(Boolean).length)}</small>
          </h3>
          <ol>
            {list.order.map((entry, at) => {
              const starter = entry === null ? undefined : view.starters.get(entry);
              const status = starter ? texts.statuses[starter.status] : '';
              return (
                <li key={entry ?? `gap ${at}`} className={starter && status === '' ? undefined : styles.gap}>
                  {!starter && texts.gap}
                  {starter && (status === '' ? starterName(starter) : <s>{starterName(starter)}</s>)}{' '}
                  <small>{status || starter?.competitorNumber}</small>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  </section>
);
