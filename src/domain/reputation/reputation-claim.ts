import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable, isVisible, plainText } from "../text/plain-text.ts";

/** What somebody says about their record on another marketplace. */
export interface ReputationClaim {
  /** The marketplace, as its users call it. */
  readonly market: string;
  /** Of the profile there. */
  readonly address: string;
  readonly trades: number;
  readonly positive: number;
  readonly negative: number;
  /** The year since which they are a member there. */
  readonly since: number;
}

export const reputationLimits = { market: 40, address: 300, count: 10_000_000, confirmed: 5 };

/** Before, there was no Bitcoin to trade. */
export const firstYear = 2009;

/** The field that is wrong. */
export interface ClaimFault {
  readonly code: "validation";
  readonly field: keyof ReputationClaim;
}

/** Checks a claim and cleans it. `thisYear`: by the database's clock. */
export function judgeClaim(
  typed: ReputationClaim,
  thisYear: number,
): Result<ReputationClaim, ClaimFault> {
  const wrong = (field: ClaimFault["field"]) => refuse({ code: "validation", field } as const);
  const market = plainText(typed.market).replaceAll(/\s+/gu, " ");
  const length = charactersOf(market);
  const isName = isReadable(market) && isVisible(market) && length >= 2;
  if (!isName || length > reputationLimits.market) return wrong("market");
  const address = publicAddress(typed.address.trim());
  if (address === undefined) return wrong("address");
  for (const field of ["trades", "positive", "negative"] as const) {
    const count = typed[field];
    if (!Number.isInteger(count) || count < 0 || count > reputationLimits.count)
      return wrong(field);
  }
  const { since } = typed;
  if (!Number.isInteger(since) || since < firstYear || since > thisYear) return wrong("since");
  return accept({ ...typed, market, address });
}

/** An address on the open internet, without a name and a password; undefined of anything else. */
function publicAddress(typed: string): string | undefined {
  if (typed.length > reputationLimits.address || !URL.canParse(typed)) return undefined;
  const { protocol, hostname, username, password, port, href } = new URL(typed);
  const isPublic = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(hostname);
  if (protocol !== "https:" || !isPublic || port !== "") return undefined;
  return username === "" && password === "" ? href : undefined;
}

/** What a claim is judged by, besides what it says. */
export interface ClaimantFacts {
  readonly hasOpen: boolean;
  /** The marketplaces of which a record is confirmed. */
  readonly markets: readonly string[];
}

export interface ClaimantRefusal {
  readonly code: "reputation_open" | "reputation_known" | "too_many_reputations";
}

/** Whether somebody may claim a record on that marketplace now. */
export function judgeClaimant(
  market: string,
  { hasOpen, markets }: ClaimantFacts,
): Result<undefined, ClaimantRefusal> {
  if (hasOpen) return refuse({ code: "reputation_open" });
  const isKnown = markets.some((each) => each.toLowerCase() === market.toLowerCase());
  if (isKnown) return refuse({ code: "reputation_known" });
  if (markets.length >= reputationLimits.confirmed) return refuse({ code: "too_many_reputations" });
  return accept(undefined);
}

/**
 * What the owner of the other profile writes on it: only they can, and it names this account. It needs not
 * be secret.
 */
export function proofText(username: string, traderId: string): string {
  return `${username} ${traderId}`;
}
