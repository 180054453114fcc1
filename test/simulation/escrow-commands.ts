import type { Losing } from "./simulated-escrow-chain.ts";

/** What people and the chain do with multisig escrows. */
export type EscrowCommand =
  | { readonly do: "give-keys"; readonly by: string; readonly trade: string }
  /** In percent of what the seller has to pay, from a wallet outside. */
  | {
      readonly do: "pay-escrow";
      readonly by: string;
      readonly trade: string;
      readonly percent: number;
    }
  /** Signs with a fee of the network, in satoshi; what is greedy pays somebody more than was agreed. */
  | {
      readonly do: "release-escrow" | "return-escrow" | "sign-payout" | "sign-greedily";
      readonly by: string;
      readonly trade: string;
      readonly fee: number;
    }
  /** The parties spend the coin together, without the platform. */
  | { readonly do: "leave-escrow"; readonly by: string; readonly trade: string }
  /** Time passes on the chain: some of its newest blocks are replaced at first. */
  | {
      readonly do: "find-blocks";
      readonly by: string;
      readonly blocks: number;
      readonly replaced: number;
      readonly losing: Losing;
    };

/** What the worker does for escrows. */
export const escrowRounds = ["scan", "escrow-trades", "payouts"] as const;
export type EscrowRound = (typeof escrowRounds)[number];
