import type { Competition } from '@topout/contract';
import { routeParameter } from '@topout/domain';
import { QRCodeSVG } from 'qrcode.react';
import { pagesOf } from './pages-of.ts';
import styles from './print.module.css';
import type { RouteCard } from './route-cards.ts';
import type { RouteLooks } from './route-looks.ts';
import { RouteName } from './route-name.tsx';
import { printTexts as texts } from './texts.ts';

export interface QrSheetsProps {
  readonly competition: Competition;
  /** The running stage's, each once. */
  readonly routes: readonly RouteCard[];
  readonly looks: RouteLooks;
  /** Those that climbers scan: their code must not carry the judging key. */
  readonly selfScored: ReadonlySet<string>;
}

/** Two posters, and cards to cut out for every judging group and route. */
export function QrSheets({ competition, routes, looks, selfScored }: QrSheetsProps) {
  const { uuid, name, judgeKey, judgingGroups, headerColour } = competition;
  const { origin, host } = window.location;
  const judging = (next = '') =>
    `${origin}/${uuid}/judge${next && `?next=${encodeURIComponent(next)}`}#key=${encodeURIComponent(judgeKey ?? '')}`;
  const names = new Map(routes.map((route) => [route.uuid, route.title]));
  const cards = [
    ...judgingGroups.map((group) => ({
      id: group.uuid,
      route: null,
      title: group.name,
      hint: texts.groupRoutes,
      detail: group.routes.flatMap((route) => names.get(route) ?? []).join(', '),
      address: judging(),
    })),
    ...routes.map((route) => ({
      id: route.uuid,
      route,
      title: route.title,
      hint: selfScored.has(route.uuid) ? texts.ownRouteHint : texts.routeHint,
      detail: [judgingGroups.find((group) => group.routes.includes(route.uuid))?.name, route.numbers]
        .filter(Boolean)
        .join(' · '),
      address: selfScored.has(route.uuid)
        ? `${origin}/${uuid}?${routeParameter}=${route.uuid}`
        : judging(`/${uuid}/judge/${route.uuid}`),
    })),
  ];
  return (
    <>
      <Poster
        competition={name}
        colour={headerColour}
        title={texts.enterTitle}
        hint={texts.enterHint}
        address={`${origin}/${uuid}/enter`}
        shown={`${host}/${uuid}`}
      />
      {judgeKey !== null && (
        <Poster
          competition={name}
          colour={headerColour}
          title={texts.judgeTitle}
          hint={texts.judgeHint}
          address={judging()}
          shown={texts.keyIs(judgeKey)}
        />
      )}
      {pagesOf(cards, 6).map((page) => (
        <section
          key={page[0]?.id}
          data-sheet="fixed"
          data-theme="light"
          className={`${styles.sheet} ${styles.cards}`}
        >
          {page.map(({ id, route, title, hint, detail, address }) => (
            <div key={id} className={styles.card}>
              <p className={styles.competition}>{name}</p>
              <h3 className={styles.cardTitle}>
                {route ? <RouteName route={route} looks={looks} size={40} /> : title}
              </h3>
              <QRCodeSVG
                value={address}
                size={512}
                marginSize={4}
                level="M"
                className={styles.cardCode}
                title={title}
              />
              <p className={styles.cardHint}>{hint}</p>
              <p className={styles.detail}>{detail}</p>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

interface PosterProps {
  readonly competition: string;
  readonly colour: string;
  readonly title: string;
  readonly hint: string;
  readonly address: string;
  /** The same in words, for people who cannot scan. */
  readonly shown: string;
}

/** Readable from across the room: the code is 15 cm wide, good for a metre and a half. */
const Poster = ({ competition, colour, title, hint, address, shown }: PosterProps) => (
  <section data-sheet="whole" data-theme="light" className={`${styles.sheet} ${styles.poster}`}>
    <svg aria-hidden="true" className={styles.rule} viewBox="0 0 60 1" preserveAspectRatio="none">
      <rect width="60" height="1" fill={colour} />
    </svg>
    <p className={styles.posterCompetition}>{competition}</p>
    <h2 className={styles.posterTitle}>{title}</h2>
    <QRCodeSVG
      value={address}
      size={1024}
      marginSize={4}
      level="M"
      className={styles.posterCode}
      title={title}
    />
    <p className={styles.posterHint}>{hint}</p>
    <p className={styles.posterAddress}>{shown}</p>
  </section>
);
