import { hash } from 'node:crypto';
import { newId } from '../../platform/ids.ts';
import type { ScoringCommand } from '../log/command.ts';

type Said = Pick<ScoringCommand, 'kind' | 'actor' | 'route' | 'competitor'> &
  Partial<Pick<ScoringCommand, 'base' | 'attempts' | 'queue'>>;

/** A command that a call creates on the spot: nobody can send it again, so its id and body are unique. */
export function callCommand(said: Said): ScoringCommand {
  const id = newId();
  return {
    base: null,
    attempts: [],
    queue: [],
    call: null,
    witnessed: null,
    card: [],
    incident: null,
    ...said,
    id,
    device: 'api',
    deviceSeq: 0,
    clientTime: new Date().toISOString(),
    bodyHash: hash('sha256', id, 'hex'),
    said: null,
  };
}
