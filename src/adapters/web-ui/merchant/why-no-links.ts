/** What of the reader and the platform decides. */
interface Standing {
  readonly isCorporateAccount: boolean;
  readonly isUnverifiedCorporateAccount: boolean;
  /** Whether personal accounts can become corporate. */
  readonly isCorporateOffered: boolean;
}

/**
 * Why somebody who isn't a merchant makes no payment links. Each has another next step, and none
 * leads back to the page that says so.
 */
export function whyNoLinks(
  standing: Standing,
): "not_offered" | "personal" | "unverified" | "not_allowed" {
  if (!standing.isCorporateAccount) {
    return standing.isCorporateOffered ? "personal" : "not_offered";
  }
  return standing.isUnverifiedCorporateAccount ? "unverified" : "not_allowed";
}
