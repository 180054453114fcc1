import { Type, type Static } from "typebox";
import { keyHolders } from "../../../../domain/multisig-escrow/escrow-terms.ts";
import { closed, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { sentFile } from "../sent-file.ts";
import { actRefusalCodes } from "../trade/trade-refusals.ts";
import { tradeView } from "../trade/trade-views.ts";
import { escrowEnding, escrowParts } from "./escrow-parts.ts";
import {
  GiveEscrowKeysDto,
  ReleaseEscrowDto,
  ReturnEscrowDto,
  SignPayoutDto,
} from "./escrow-dto.ts";

/** The multisig escrow of a trade, for a party. Amounts are in satoshi. */
const multisigEscrowView = view("MultisigEscrow", {
  ...escrowParts,
  network: oneOf(["main", "test", "regtest"]),
  side: oneOf(["buyer", "seller"]),
  /** Which keys of the words a party uses here: m/48'/coin'/0'/2'/0/number, and /1/number for the exit. */
  keyNumber: Type.Integer(),
  /** How many blocks after its payment the seller can leave with the escrow alone. */
  exitBlocks: Type.Integer(),
  amount: Type.String(),
  fee: Type.String(),
  hasBuyersKeys: Type.Boolean(),
  hasSellersKeys: Type.Boolean(),
  /** For a QR code (BIP 21); null as the address. */
  link: orNull(Type.String()),
  /** What the viewer can sign now; null while there is nothing. */
  toSign: orNull(
    closed({
      ending: escrowEnding,
      /** A PSBT in base64, without signatures. */
      payout: Type.String(),
      networkFee: Type.String(),
      /** The network fee of the payout that waits too long, which this one replaces; null where it replaces none. */
      replacedFee: orNull(Type.String()),
      outputs: Type.Array(
        closed({ to: oneOf(keyHolders), address: Type.String(), units: Type.String() }),
      ),
    }),
  ),
  /** Whether a party signed, and the platform is about to. */
  isProposed: Type.Boolean(),
  /** Everything public, for signing without the platform: keep it with the words. Null as the address. */
  document: orNull(Type.String()),
});

export type MultisigEscrowView = Static<typeof multisigEscrowView>;

const theEscrow = { 200: { description: "The escrow", body: dataOf(multisigEscrowView) } };
const theTrade = { 200: { description: "The current trade", body: dataOf(tradeView) } };

/** What is wrong with a payout that somebody signed. */
const payoutRefusals = [
  "trade_is_open",
  "other_ending",
  "ending_decided",
  "party_signs_first",
  "not_funded",
  "already_spent",
  "fee_not_higher",
  "payer_signs",
  "other_payout",
  "payout_refused",
] as const;

export const viewEscrow = route({
  id: "viewEscrow",
  method: "get",
  path: "/rest/v1/trade/{id}/escrow",
  summary: "The multisig escrow of a trade, for its parties",
  access: "trader",
  answers: theEscrow,
});

export const giveEscrowKeys = route({
  id: "giveEscrowKeys",
  method: "post",
  path: "/rest/v1/trade/{id}/escrow/keys",
  summary: "Give one's public keys for the multisig escrow of a trade, and say where one is paid",
  access: "trader",
  body: GiveEscrowKeysDto,
  answers: theEscrow,
  refusals: [
    "escrow_over",
    "keys_given",
    "wrong_key",
    "wrong_address",
    "address_is_ours",
    "address_blocked",
    "screening_unavailable",
  ],
});

export const releaseEscrow = route({
  id: "releaseEscrow",
  method: "post",
  path: "/rest/v1/trade/{id}/escrow/release",
  summary: "Release a multisig escrow to the buyer, with the seller's signature; cannot be undone",
  access: "trader",
  takesKey: true,
  body: ReleaseEscrowDto,
  answers: theTrade,
  refusals: [
    ...actRefusalCodes,
    ...payoutRefusals,
    "wrong_credentials",
    "wrong_code",
    "wrong_passkey",
  ],
});

export const returnEscrow = route({
  id: "returnEscrow",
  method: "post",
  path: "/rest/v1/trade/{id}/escrow/return",
  summary: "Cancel, as the buyer, with a signature that returns the multisig escrow to the seller",
  access: "trader",
  takesKey: true,
  body: ReturnEscrowDto,
  answers: theTrade,
  refusals: [...actRefusalCodes, ...payoutRefusals],
});

export const signEscrowPayout = route({
  id: "signEscrowPayout",
  method: "post",
  path: "/rest/v1/trade/{id}/escrow/payout",
  summary:
    "Sign the payout of a multisig escrow whose trade ended; the platform signs as the second",
  access: "trader",
  body: SignPayoutDto,
  answers: theEscrow,
  refusals: [...payoutRefusals, "signature_needed"],
});

/** Play coins of a demo installation: the route does not exist elsewhere. */
export const playEscrowPayment = route({
  id: "playEscrowPayment",
  method: "post",
  path: "/rest/v1/trade/{id}/escrow/play-payment",
  summary: "Have the multisig escrow of a trade paid with play coins (demo installations only)",
  access: "trader",
  answers: theEscrow,
  refusals: ["keys_wanted"],
});

export const downloadRecoveryPage = route({
  id: "downloadRecoveryPage",
  method: "get",
  path: "/rest/v1/trade/{id}/escrow/recovery-page",
  summary: "A page for people to keep, which signs for a multisig escrow without the platform",
  access: "trader",
  sendsFile: true,
  answers: { 200: { description: "The page, HTML", body: sentFile } },
});

export const multisigEscrowRoutes = {
  downloadRecoveryPage,
  viewEscrow,
  giveEscrowKeys,
  playEscrowPayment,
  releaseEscrow,
  returnEscrow,
  signEscrowPayout,
};
