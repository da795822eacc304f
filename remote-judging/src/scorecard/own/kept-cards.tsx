import { useOwnEntry } from '@topout/api-client';
import type { CardOwner } from '../whose-card.ts';

interface KeptCardsProps {
  readonly competition: string;
  readonly owners: readonly CardOwner[];
}

/** Cards of the family that are not on show: the phone keeps them, for whoever turns to one without a network. */
export default function KeptCards({ competition, owners }: KeptCardsProps) {
  return owners.map(({ key }) => <KeptCard key={key} competition={competition} owner={key} />);
}

function KeptCard({ competition, owner }: { readonly competition: string; readonly owner: string }) {
  useOwnEntry(competition, owner);
  return null;
}
