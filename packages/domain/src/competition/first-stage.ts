/** The stage that everybody climbs in, and that teams score in; undefined if there is none. */
export const firstStage = <S extends { readonly position: number }>(stages: readonly S[]): S | undefined =>
  stages.find(({ position }) => stages.every((other) => other.position >= position));
