import { type ComponentType, createContext, lazy, use } from 'react';

/** The try at hand of the `Optional` around a part: each of them may load again what failed before it. */
export const Try = createContext<object>({});

/**
 * As `lazy`, which remembers a failure for ever; this one loads again in another try of an `Optional`, where it has to
 * stand. What has arrived is there for all.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  let failed = false;
  const make = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        failed = true;
        throw error;
      }),
    );
  let part = make();
  const tries = new WeakMap<object, typeof part>();
  return function Part(props: P) {
    const at = use(Try);
    if (!tries.has(at)) {
      if (failed) part = make();
      failed = false;
      tries.set(at, part);
    }
    const Loaded = tries.get(at) ?? part;
    return <Loaded {...props} />;
  };
}
