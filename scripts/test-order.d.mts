/** Test files that are handed out before all others, as paths in the project. */
export const longest: readonly string[];

/** Every test file of the project in that folder, in the order in which they are handed out. */
export function filesInOrder(project: string): string[];
