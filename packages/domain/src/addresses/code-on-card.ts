import { isFromElsewhere } from '../desk/scan.ts';
import { readWitnessCode } from '../witness/witness-code.ts';
import { markerParameter, routeParameter, witnessParameter } from './card-parameters.ts';

/** What a code means that a climber scans on the own card. */
export type CodeOnCard =
  | { readonly kind: 'ROUTE'; readonly route: string }
  | { readonly kind: 'WITNESS' | 'MARKER'; readonly code: string }
  /** `ELSEWHERE`: of another competition, or of something else altogether. */
  | { readonly kind: 'OTHER' | 'ELSEWHERE' };

const judgedRoute = /^\/[^/]+\/judge\/([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Reads the address in a scanned code: of a route, as it hangs at the wall for climbers or for judges, or of what
 * another climber's phone shows. (behaviour: self-scoring#scanning)
 */
export function codeOnCard(text: string, competition: string): CodeOnCard {
  const typed = text.trim();
  if (isFromElsewhere(typed, competition)) return { kind: 'ELSEWHERE' };
  if (!URL.canParse(typed)) return { kind: 'OTHER' };
  const { pathname, searchParams } = new URL(typed);
  const witness = readWitnessCode(searchParams.get(witnessParameter) ?? '');
  if (witness !== null) return { kind: 'WITNESS', code: witness };
  const marker = readWitnessCode(searchParams.get(markerParameter) ?? '');
  if (marker !== null) return { kind: 'MARKER', code: marker };
  // Codes for judges lead to the route by way of signing in.
  const [, judged] = judgedRoute.exec((searchParams.get('next') ?? pathname).toLowerCase()) ?? [];
  const route = searchParams.get(routeParameter)?.toLowerCase() ?? judged;
  return route === undefined ? { kind: 'OTHER' } : { kind: 'ROUTE', route };
}
