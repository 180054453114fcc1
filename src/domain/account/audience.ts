/** Who may see or write something (answers 76 and 77). */
export const audiences = [
  "everyone",
  "trusted_only",
  "trusted_and_trade_partners",
  "nobody",
] as const;
export type Audience = (typeof audiences)[number];

/** What somebody else is to the owner of an account. */
interface Stranger {
  readonly isTrusted: boolean;
  /** They completed a trade with each other. */
  readonly isTradePartner: boolean;
}

/** What a viewer is to the owner of an account. */
export type Relation = "self" | Stranger;

/** Whether somebody belongs to an audience that the owner chose. */
export function isInAudience(audience: Audience, { isTrusted, isTradePartner }: Stranger): boolean {
  switch (audience) {
    case "everyone":
      return true;
    case "trusted_only":
      return isTrusted;
    case "trusted_and_trade_partners":
      return isTrusted || isTradePartner;
    case "nobody":
      return false;
  }
}
