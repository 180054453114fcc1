/** What a trader says of another (specification, section 5). */
export const relationActions = ["trusted", "untrusted", "blocked", "unblocked"] as const;
export type RelationAction = (typeof relationActions)[number];

/** What a trader thinks of another; never both. */
export interface Relation {
  readonly isTrusted: boolean;
  readonly isBlocked: boolean;
}

export const noRelation: Relation = { isTrusted: false, isBlocked: false };

/**
 * The relation after an act. Who is blocked is no longer trusted, and who is trusted no longer
 * blocked; a second time changes nothing.
 */
export function relationAfter(relation: Relation, action: RelationAction): Relation {
  switch (action) {
    case "trusted":
      return { isTrusted: true, isBlocked: false };
    case "blocked":
      return { isTrusted: false, isBlocked: true };
    case "untrusted":
      return { ...relation, isTrusted: false };
    case "unblocked":
      return { ...relation, isBlocked: false };
  }
}
