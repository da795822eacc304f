export { barLines, type BarLines } from './marks/bar-lines.ts';
export { BoltIcon } from './marks/bolt-icon.tsx';
export { Cover, type CoverProps } from './marks/cover.tsx';
export { HeightTile, type HeightTileProps } from './marks/height-tile.tsx';
export { Hold, type HoldProps } from './marks/hold.tsx';
export { HoldSkyline, type HoldSkylineProps, type SkylineBar } from './marks/hold-skyline.tsx';
export { boltPath } from './marks/bolt.ts';
export { Skyline, type SkylineProps } from './marks/skyline.tsx';
export { Tile, type TileProps } from './marks/tile.tsx';
