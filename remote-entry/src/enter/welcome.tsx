import type { Competition } from '@topout/contract';
import { Step } from '../flow/step.tsx';
import { entryFlowTexts as texts } from '../texts.ts';
import { WaveList } from '../sessions/wave-list.tsx';
import { OtherWays } from './other-ways.tsx';
import { WhoComes } from './who-comes.tsx';

/** The first page for people who have not entered yet. */
export const Welcome = ({ competition }: { readonly competition: Competition }) => (
  <Step title={texts.welcomeTitle} lead={texts.welcome}>
    <WaveList competition={competition} />
    <WhoComes competition={competition} />
    <OtherWays competition={competition} />
  </Step>
);
