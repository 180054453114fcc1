/** From how many US dollars on a trade belongs to the OTC desk (answers 45). */
export const otcLeastUsd = 10_000;

/** Whose offers are on the desk. Corporate accounts have no mark of their own yet. */
export const otcBadges = ["vendor"] as const;
