/** A route group, as far as it says who climbs it. */
export interface ClimbedGroup {
  /** Category uuids; none = all of the first stage. */
  readonly categories: readonly string[];
}

/**
 * Whether a category climbs the routes of a group. Groups that name no category are climbed by all of the first
 * stage.
 *
 * @param firstStage whether the category belongs to the first stage
 */
export const climbsGroup = ({ categories }: ClimbedGroup, category: string, firstStage: boolean): boolean =>
  categories.length === 0 ? firstStage : categories.includes(category);
