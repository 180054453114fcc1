import { Type, type Static } from "typebox";
import { depositStates } from "../../../../domain/deposit/deposit.ts";
import { dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { PlayCoinsDto } from "./play-coins-dto.ts";
import { RequestAddressDto } from "./request-address-dto.ts";

/** Where a trader receives a coin. */
const receivingAddress = view("ReceivingAddress", {
  cryptoCurrencyCode: Type.String(),
  blockchainId: Type.Integer(),
  address: Type.String(),
  /** For a QR code: BIP 21 or EIP-681. */
  link: Type.String(),
  /** The least that is credited, in base units. */
  leastAmount: Type.String(),
  /** Blocks until a usual amount is credited. */
  confirmationsNeeded: Type.Integer(),
});

export type ReceivingAddressView = Static<typeof receivingAddress>;

/** Coins that somebody sent to the trader. */
const depositView = view("Deposit", {
  id: Type.String(),
  state: oneOf(depositStates),
  /** Null for a token that is not traded here. */
  cryptoCurrencyCode: orNull(Type.String()),
  /** Base units. */
  amount: Type.String(),
  confirmations: Type.Integer(),
  confirmationsNeeded: Type.Integer(),
  blockchainId: Type.Integer(),
  /** The transaction on its chain. */
  transaction: Type.String(),
  address: Type.String(),
  seenAt: Type.String({ description: "ISO 8601, UTC" }),
});

export type DepositView = Static<typeof depositView>;

export const requestAddress = route({
  id: "requestAddress",
  method: "post",
  path: "/rest/v1/wallet/address",
  summary: "An address at which the trader receives a coin",
  access: "trader",
  body: RequestAddressDto,
  answers: { 200: { description: "The address", body: dataOf(receivingAddress) } },
  refusals: ["deposits_unavailable", "wrong_blockchain"],
});

export const listDeposits = route({
  id: "listDeposits",
  method: "get",
  path: "/rest/v1/wallet/deposits",
  summary: "The last deposits, newest first",
  access: "trader",
  answers: { 200: { description: "Deposits", body: dataOf(Type.Array(depositView)) } },
});

/** Play coins of a demo installation: the route does not exist elsewhere. */
export const sendPlayCoins = route({
  id: "sendPlayCoins",
  method: "post",
  path: "/rest/v1/wallet/play-coins",
  summary: "Have play coins sent to the trader's address (demo installations only)",
  access: "trader",
  body: PlayCoinsDto,
  answers: { 200: { description: "The last deposits", body: dataOf(Type.Array(depositView)) } },
  refusals: ["play_coins_on_the_way", "deposits_unavailable"],
});

export const depositRoutes = { requestAddress, listDeposits, sendPlayCoins };
