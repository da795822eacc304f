import { AsyncLocalStorage } from 'node:async_hooks';

interface Scope {
  open: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Runs `work` as the inside of a transaction; `stillOpen` throws once it has ended. */
export async function insideTransaction<T>(work: (stillOpen: () => void) => Promise<T>): Promise<T> {
  refuseInsideTransaction();
  const scope: Scope = { open: true };
  const stillOpen = () => {
    if (!scope.open) throw new Error('This transaction has ended: await everything before it returns');
  };
  try {
    return await scopes.run(scope, () => work(stillOpen));
  } finally {
    scope.open = false;
  }
}

/** Work merely started inside a transaction, such as a timer, may use the database once that has ended. */
export function refuseInsideTransaction(): void {
  if (scopes.getStore()?.open) throw new Error('Inside a transaction only the transaction may be queried');
}
