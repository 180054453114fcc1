import { Type, type Static } from "typebox";
import { assetCodes } from "../../../../domain/money/asset.ts";
import { closed, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ColdMoveDto } from "./cold-move-dto.ts";
import { ReviewSendDto } from "./review-send-dto.ts";
import { instant } from "./shared-views.ts";

/** A coin that sends are paid from. Amounts in base units, as strings. */
const hotCoin = closed({
  cryptoCurrencyCode: oneOf(assetCodes),
  /** What the node has of it in blocks. */
  held: Type.String(),
  /** What is signed and in no block yet takes from it, fees included. */
  promised: Type.String(),
  /** What the next send can be paid from. */
  payable: Type.String(),
  /** What people are owed of the coin, wherever it is. */
  owed: Type.String(),
  /** `0`: none. */
  floor: Type.String(),
  ceiling: Type.String(),
  standing: oneOf(["within", "below", "above"] as const),
  /** By how much it is below its floor or above its ceiling; `0` within. */
  by: Type.String(),
  /**
   * Cold storage of the coin, and what the books have there or on its way; null where none is set up. While a move is
   * not over, `isMoving`, no other is taken. What comes from cold storage to `returnsTo` is booked by itself;
   * `returning` waits for blocks.
   */
  cold: orNull(
    closed({
      address: Type.String(),
      returnsTo: Type.String(),
      booked: Type.String(),
      returning: Type.String(),
      isMoving: Type.Boolean(),
    }),
  ),
});

/** What sends on connected chains are paid from, and moves there. */
const hotAccountsView = view("HotAccounts", {
  accounts: Type.Array(
    closed({
      chain: oneOf(["bitcoin", "ethereum"] as const),
      /** Where it is topped up; null on Bitcoin, where each output has an address of its own. */
      address: orNull(Type.String()),
      /** `silent`: the node does not answer, and no coin is listed. */
      node: oneOf(["answers", "silent"] as const),
      coins: Type.Array(hotCoin),
    }),
  ),
  /** The newest first. */
  moves: Type.Array(
    closed({
      id: Type.String(),
      /** `gas`: from the hot account to a person's address; else from there to the hot account. */
      kind: oneOf(["gas", "ether", "token"] as const),
      state: oneOf(["signed", "sent", "confirmed", "failed"] as const),
      cryptoCurrencyCode: oneOf(assetCodes),
      amount: Type.String(),
      /** In wei: what it takes at most, or took. */
      fee: Type.String(),
      transaction: Type.String(),
      signedAt: instant,
      replaced: Type.Integer(),
    }),
  ),
  /** What cold storage sent back, the newest first. */
  returns: Type.Array(
    closed({
      id: Type.String(),
      /** `gone`: its block left the chain, and it is not booked. */
      state: oneOf(["confirming", "booked", "gone"] as const),
      cryptoCurrencyCode: oneOf(assetCodes),
      amount: Type.String(),
      /** In base units of the coin that the chain takes: what cold storage paid the network. */
      fee: Type.String(),
      feeCurrencyCode: oneOf(assetCodes),
      transaction: Type.String(),
      seenAt: instant,
    }),
  ),
});

export type HotAccountsView = Static<typeof hotAccountsView>;

export const viewHotAccounts = route({
  id: "viewHotAccounts",
  method: "get",
  path: "/admin/api/sends/accounts",
  summary: "What sends are paid from, against floor and ceiling, and moves there",
  access: "staff",
  permission: "approve_sends",
  answers: { 200: { description: "The hot accounts", body: hotAccountsView } },
});

export const proposeColdMove = route({
  id: "proposeColdMove",
  method: "post",
  path: "/admin/api/sends/cold",
  summary:
    "Propose to move what a hot account has above its ceiling to cold storage; another person confirms it",
  access: "staff",
  permission: "approve_sends",
  needsFreshProof: true,
  body: ColdMoveDto,
  takesKey: true,
  answers: { 200: { description: "Proposed", body: closed({}) } },
  refusals: [
    "reason_needed",
    "no_cold_address",
    "node_silent",
    "cold_move_open",
    "hot_not_above",
    "fees_unknown",
    "no_fresh_rate",
    "send_fee_too_high",
  ],
});

export const reviewColdMove = route({
  id: "reviewColdMove",
  method: "post",
  path: "/admin/api/sends/cold/review",
  summary: "Confirm a move to cold storage as the second person, or decline it",
  access: "staff",
  permission: "approve_sends",
  needsFreshProof: true,
  body: ReviewSendDto,
  takesKey: true,
  answers: { 200: { description: "Decided", body: closed({}) } },
  refusals: ["not_found", "reason_needed", "send_not_waiting", "second_person_needed"],
});

export const hotAccountRoutes = { viewHotAccounts, proposeColdMove, reviewColdMove };
