/** From how many US dollars on a trade belongs to the OTC desk (answers 45). */
export const otcLeastUsd = 10_000;

/** Whose offers are on the desk, besides those of companies. */
export const otcBadges = ["vendor"] as const;
