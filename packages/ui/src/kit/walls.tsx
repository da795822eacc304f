import { coverLayers, headerLook, headWall, wallAddress } from '@topout/domain';
import styles from './kit.module.css';
import { inStates } from './specimen.ts';

const competition = '0198a5c0-0000-7000-8000-00000000000';
const colours = ['#e4572e', '#1d4ed8', '#ffe14d', '#777777', '#14171a', '#0f766e'];

export const walls = inStates(
  colours.map((colour, at) => ({ colour, uuid: `${competition}${at}` })),
  ({ colour }) => colour,
  ({ colour, uuid }) => {
    const { width, height, cell } = headWall;
    const { background, text, facets } = headerLook(colour);
    return (
      <svg className={styles.wall} width="100%" role="img" aria-label="Tidemill Autumn Open">
        <rect width="100%" height="100%" fill={background} />
        <image
          width={width}
          height={height}
          href={wallAddress(coverLayers(uuid, width, height, cell), { width, height, facets })}
        />
        <text x="16" y="36" fill={text} fontWeight="700">
          Tidemill Autumn Open
        </text>
      </svg>
    );
  },
);
