import type { AssetCode, RealAsset } from "../../src/domain/money/asset.ts";
import type { RelationAction } from "../../src/domain/contact/relation.ts";
import type { AccountState } from "../../src/domain/account/account-states.ts";
import { flowActs } from "./flow-acts.ts";
import { escrowRounds, type EscrowCommand } from "./escrow-commands.ts";
import type { PaperCommand } from "./paper-commands.ts";

/** What a party requests of a trade, without further data. */
export const partyActs = [
  "paid",
  "cancel",
  "give-back",
  "release",
  "release-unproven",
  "withdraw-paid",
  "extend",
  "dispute",
  "withdraw-dispute",
  "appeal",
  "accept-verdict",
  "propose-cancel",
  "propose-refund",
  "propose-price",
  "propose-reopening",
  "fund",
  "report-chargeback",
  "answer-chargeback",
  "look",
  ...flowActs,
] as const;
export type PartyAct = (typeof partyActs)[number];

/** What staff request of a trade, without further data. */
export const staffActs = [
  "take-case",
  "ask-evidence",
  "message-parties",
  "note-case",
  "confirm-verdict",
  "reject-appeal",
  "grant-appeal",
  "cancel-by-staff",
  "dispute-by-staff",
  "dismiss-chargeback",
  "confirm-chargeback",
  "allow-chargeback",
  "write-off",
] as const;
export type StaffAct = (typeof staffActs)[number];

/** What the worker does repeatedly. */
export const rounds = [
  "deadlines",
  "claims",
  "locks",
  "rewards",
  "sends",
  "cards",
  "orders",
  "exports",
  "papers",
  ...escrowRounds,
] as const;
export type Round = (typeof rounds)[number];

/** All requests to the marketplace, as plain values: a trace of them can be replayed. */
export type Command =
  | { readonly do: "start"; readonly by: string; readonly offer: string; readonly fiat: string }
  | { readonly do: PartyAct; readonly by: string; readonly trade: string }
  | {
      readonly do: "propose-amend";
      readonly by: string;
      readonly trade: string;
      readonly received: string;
    }
  | {
      readonly do: "accept" | "decline";
      readonly by: string;
      readonly trade: string;
      readonly proposal: string;
    }
  | { readonly do: StaffAct; readonly by: string; readonly trade: string }
  | {
      readonly do: "decide";
      readonly by: string;
      readonly trade: string;
      /** The buyer's share in basis points: 0 is for the seller, 10,000 for the buyer. */
      readonly share: number;
    }
  | { readonly do: "assign"; readonly by: string; readonly trade: string; readonly to: string }
  | {
      readonly do: "cap";
      readonly by: string;
      readonly offer: string;
      readonly amount: string | null;
    }
  | { readonly do: "switch"; readonly by: string; readonly offer: string; readonly on: boolean }
  | { readonly do: "limit"; readonly by: string; readonly offer: string; readonly most: string }
  | {
      readonly do: "begin-state";
      readonly by: string;
      readonly trader: string;
      readonly state: AccountState;
    }
  | {
      readonly do: "lift-state";
      readonly by: string;
      readonly trader: string;
      readonly state: string;
    }
  | {
      readonly do: "relate";
      readonly by: string;
      readonly to: string;
      readonly action: RelationAction;
    }
  | { readonly do: "faucet"; readonly by: string }
  /** An admin changes the fee and how soon a paid trade can be disputed. */
  | {
      readonly do: "change-policy";
      readonly by: string;
      readonly feeBasisPoints: number;
      readonly helpAfterSeconds: number;
      /** Whether the change was made for an older version. */
      readonly isLate: boolean;
    }
  /** Sends out all of a trader's balance in an asset, as a withdrawal does. */
  | { readonly do: "spend"; readonly by: string; readonly asset: AssetCode }
  /** A partner moves what they earned to their balance. */
  | { readonly do: "claim-rewards"; readonly by: string; readonly asset: AssetCode }
  /** A merchant asks for 10 EUR. */
  | { readonly do: "make-link"; readonly by: string }
  /** Pays a merchant's newest link. */
  | { readonly do: "pay-link"; readonly by: string; readonly merchant: string }
  | { readonly do: "collect-payments"; readonly by: string }
  /** A moderator agrees on a plan for the first debt there is, in that many parts, or takes it back. */
  | { readonly do: "agree-plan"; readonly by: string; readonly parts: number }
  | { readonly do: "withdraw-plan"; readonly by: string }
  | SendCommand
  | CardCommand
  | OrderCommand
  | PaperCommand
  | EscrowCommand
  | { readonly do: "round"; readonly of: Round };

/** What traders do with coins besides trading them. */
export type SendCommand =
  /** Converts at a quote that was just given. */
  | {
      readonly do: "convert";
      readonly by: string;
      readonly from: RealAsset;
      readonly to: RealAsset;
      readonly units: string;
    }
  /** Sends satoshi to somebody by name, or out of the marketplace. */
  | {
      readonly do: "send";
      readonly by: string;
      readonly to: string | null;
      readonly units: string;
    }
  /** Stops a send of theirs that is not signed. */
  | { readonly do: "cancel-send"; readonly by: string }
  | { readonly do: "leave-bond" | "get-bond-back"; readonly by: string };

/** What people, shops and staff do with virtual cards; `card`: which of those that its holder has, the newest first. */
export type CardCommand =
  | { readonly do: "order-card"; readonly by: string }
  /** In base units of USDT. */
  | {
      readonly do: "load-card" | "empty-card";
      readonly by: string;
      readonly card: number;
      readonly units: string;
    }
  | {
      readonly do: "close-card" | "freeze-card" | "unfreeze-card";
      readonly by: string;
      readonly card: number;
    }
  | { readonly do: "refund-card"; readonly by: string; readonly card: number }
  | {
      readonly do: "freeze-card-by-staff" | "unfreeze-card-by-staff";
      readonly by: string;
      readonly holder: string;
      readonly card: number;
    }
  | {
      readonly do: "pay-by-card";
      readonly by: string;
      readonly card: number;
      readonly cents: number;
    };

/** What people and staff do with providers of ramps and top-ups. */
export type OrderCommand =
  /** For that many cents, satoshi, or units of the phone's currency, at a quote that was just given. */
  | {
      readonly do: "buy-coins" | "sell-coins" | "load-phone";
      readonly by: string;
      readonly amount: string;
    }
  /** Pays the newest purchase; stops the newest order that is held; the provider says that something became of one. */
  | { readonly do: "pay-order" | "stop-order" | "report-order"; readonly by: string }
  | { readonly do: "give-back-order"; readonly by: string; readonly owner: string }
  | {
      readonly do: "settle-provider";
      readonly by: string;
      readonly units: string;
      readonly isReceived: boolean;
    };

/** Commands without a key: repeating them does no harm. */
export const keyless: ReadonlySet<Command["do"]> = new Set([
  "cap",
  "switch",
  "limit",
  "begin-state",
  "lift-state",
  "relate",
  "spend",
  "convert",
  "cancel-send",
  "freeze-card",
  "unfreeze-card",
  "freeze-card-by-staff",
  "unfreeze-card-by-staff",
  "pay-by-card",
  "refund-card",
  "buy-coins",
  "sell-coins",
  "load-phone",
  "pay-order",
  "stop-order",
  "report-order",
  "give-back-order",
  "settle-provider",
  "upload-file",
  "send-files",
  "ask-export",
  "cancel-export",
  "open-export",
  "change-policy",
  "give-keys",
  "pay-escrow",
  "sign-payout",
  "sign-greedily",
  "leave-escrow",
  "find-blocks",
  "look",
  "reveal-code",
  "read-terms",
  "show-receipt",
  "approve-receipt",
  "reject-receipt",
  "round",
] as const);

/** A command on its way. The same key may be sent again, with the same command or with another. */
export interface Delivery {
  readonly command: Command;
  readonly key: string;
}

/**
 * What goes wrong with a write: it fails and nothing happened, or it happened and its answer is
 * lost.
 */
export interface Trouble {
  readonly write: number;
  readonly when: "before" | "after";
}

/** What happens at one moment. Several deliveries are under way at once. */
export interface Step {
  readonly number: number;
  /** Milliseconds that pass before. */
  readonly wait: number;
  readonly deliveries: readonly Delivery[];
  /** Seeds the order in which deliveries under way proceed. */
  readonly order: number;
  readonly trouble?: Trouble;
  /** The process ends after that many passages, and another one starts on what is stored. */
  readonly diesAfter?: number;
}

/** The outcome of a delivery: "ok" with its result, or the code of a refusal. */
export interface Answer {
  readonly said: "ok" | "refused" | "failed" | "none";
  /** Its result, or the code of the refusal. */
  readonly detail: string;
}
