import { heldMessage } from '@topout/domain';

/** Why a judge cannot log a climber who is their own child, or themself. */
export const ownResultText = `${heldMessage('judge.own_result')} Please ask another judge.`;
