import type { IdentityProof } from "../account/identity-proof.ts";
import type { Fiat } from "../money/fiat.ts";
import type { StaffRole } from "./trade-memory.ts";

/** A party of the trade; which side they are on follows from the trade. */
interface ByParty {
  readonly actorId: string;
}

/** A member of staff, with the role in which they act. */
interface ByStaff {
  readonly actorId: string;
  readonly role: StaffRole;
}

/**
 * One side's half of what both agree on. The caller gives a proposal its id; accepting names it.
 */
type AgreementStep<Terms = unknown> =
  | ({ readonly step: "propose"; readonly proposalId: string } & Terms)
  | { readonly step: "accept"; readonly proposalId: string };

/** Why a party opens a dispute (specification, section 6). */
export const disputeReasons = [
  "outside_escrow",
  "bad_offer_terms",
  "obvious_scam",
  "negotiation",
  "other",
  "seller_does_not_release",
  "paid_by_another_person",
  "wrong_amount",
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** Everything that can be requested for a running or ended trade, under the table's names. */
export type TradeCommand =
  /** `coin`: the transaction that pays a multisig escrow, as the chain shows it; the seller made it. */
  | ({ readonly act: "fund"; readonly coin?: string } & ByParty)
  | { readonly act: "funding-held" }
  | { readonly act: "funding-refused" }
  | { readonly act: "funding-over" }
  | ({ readonly act: "cancel" } & ByParty)
  | ({ readonly act: "staff-cancel"; readonly reason: string } & ByStaff)
  | ({ readonly act: "share-card" | "accept-card" | "decline-card" } & ByParty)
  | ({ readonly act: "fallback" | "share-code" } & ByParty)
  | ({ readonly act: "paid" | "withdraw-paid" } & ByParty)
  | ({ readonly act: "extend"; readonly seconds: number } & ByParty)
  | { readonly act: "window-over" }
  /** `signed`: their signature of the payout of a multisig escrow comes with it. */
  | ({
      readonly act: "release";
      readonly proof?: IdentityProof | undefined;
      readonly signed?: boolean;
    } & ByParty)
  /** `confirmed`: they were asked twice. */
  | ({ readonly act: "give-back"; readonly confirmed: boolean } & ByParty)
  | ({ readonly act: "agree-cancel" } & ByParty &
      AgreementStep<{ readonly because: "agreed" | "paid_by_someone_else" }>)
  /** From the seller it needs the proof of a release: it sends crypto to the buyer. */
  | ({ readonly act: "amend"; readonly proof?: IdentityProof | undefined } & ByParty &
      AgreementStep<{ readonly received: Fiat }>)
  | ({ readonly act: "re-quote" } & ByParty & AgreementStep)
  | ({ readonly act: "reopen" } & ByParty & AgreementStep<{ readonly paidLate: boolean }>)
  | ({ readonly act: "dispute"; readonly reason: DisputeReason; readonly role?: never } & ByParty)
  | ({ readonly act: "dispute"; readonly reason: string } & ByStaff)
  /** `locked_party`: a party was banned or is compromised, so nobody waits for the clock. */
  | { readonly act: "stale"; readonly because: "time" | "locked_party" }
  | ({ readonly act: "withdraw-dispute" } & ByParty)
  | ({ readonly act: "decide-buyer" | "decide-seller" } & ByStaff)
  /** The buyer's share in basis points. */
  | ({ readonly act: "decide-split"; readonly buyerShare: number } & ByStaff)
  | ({ readonly act: "appeal" | "accept-verdict" } & ByParty)
  | ({ readonly act: "reject-appeal" | "grant-appeal" } & ByStaff)
  | { readonly act: "appeal-over" | "appeal-unheard" }
  /** `isVerifiedCorrectly`: the form and its evidence were checked (answers 111). */
  | ({ readonly act: "report-chargeback"; readonly isVerifiedCorrectly: boolean } & ByParty)
  | ({ readonly act: "dismiss-chargeback" | "confirm-chargeback" } & ByStaff)
  | { readonly act: "debt-settled" }
  | ({ readonly act: "first-feedback" } & ByParty);

/** The name of an act that can be requested. */
export type CommandAct = TradeCommand["act"];

/**
 * What appears on a timeline: any act of the table, the buyer's first look (`noteOpened`), and a multisig escrow that was
 * paid out without us (`carryOutExit`).
 */
export type TradeAct = CommandAct | "start" | "opened" | "exit";

/** The command for that act. */
export type CommandOf<Act extends CommandAct> = TradeCommand & { readonly act: Act };
