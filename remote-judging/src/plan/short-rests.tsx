import { shortRests, shortRestText } from '@topout/domain';
import { Notice } from '@topout/ui';
import { type PlanView, starterName } from './plan-view.ts';
import { planControlTexts as texts } from './texts.ts';

/** Says that a plan of lead gives somebody too little rest. (behaviour: plan#rest-in-lead) */
export function ShortRests({ view: { plan, places, starters } }: { readonly view: PlanView }) {
  const [least, ...others] = shortRests(plan, places);
  const starter = least && starters.get(least.entry);
  if (!starter) return null;
  return (
    <Notice tone="warning" title={texts.shortRest}>
      {shortRestText(starterName(starter), least.restMs, others.length)} {texts.shortRestHint}
    </Notice>
  );
}
