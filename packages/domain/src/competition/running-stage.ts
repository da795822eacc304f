interface StageState {
  readonly position: number;
  readonly state: 'UPCOMING' | 'OPEN' | 'CLOSED';
}

/** The running stage: the first open one, else the next to open, else the last. */
export function runningStage<S extends StageState>(stages: readonly S[]): S | undefined {
  const inOrder = stages.toSorted((a, b) => a.position - b.position);
  return (
    inOrder.find(({ state }) => state === 'OPEN') ??
    inOrder.find(({ state }) => state === 'UPCOMING') ??
    inOrder.at(-1)
  );
}
