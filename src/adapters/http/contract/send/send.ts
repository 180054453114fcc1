import { Type, type Static } from "typebox";
import { holdReasons, sendSpeeds, sendStates } from "../../../../domain/send/send.ts";
import { closed, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { QuoteSendDto, SendCoinsDto } from "./send-coins-dto.ts";
import { obstacleCodes, recipientCodes } from "./send-refusals.ts";

/** Coins that the trader sent. Amounts in base units, as strings. */
const sendView = view("Send", {
  id: Type.String(),
  state: oneOf(sendStates),
  cryptoCurrencyCode: Type.String(),
  /** What the recipient gets. */
  amount: Type.String(),
  /** What the network gets on top, in the same coin. */
  fee: Type.String(),
  /** The recipient's username; null for an address. */
  recipient: orNull(Type.String()),
  /** Or the Lightning invoice. */
  address: orNull(Type.String()),
  isLightning: Type.Boolean(),
  /** On its chain, once it is signed; of a Lightning payment its hash. */
  transaction: orNull(Type.String()),
  /** How often it was replaced with a higher fee, which the platform pays. */
  replaced: Type.Integer(),
  /** Until then its owner can stop it. */
  heldUntil: orNull(Type.String({ description: "ISO 8601, UTC" })),
  canCancel: Type.Boolean(),
  requestedAt: Type.String({ description: "ISO 8601, UTC" }),
});

export type SendView = Static<typeof sendView>;

/** What a speed costs. */
const feeView = closed({
  speed: oneOf(sendSpeeds),
  /** In base units of the coin that is sent. */
  fee: Type.String(),
  /** Until a block has it. */
  withinMinutes: Type.Integer(),
});

const proofRefusals = ["proof_needed", "wrong_credentials", "wrong_code", "wrong_passkey"] as const;

export const quoteSend = route({
  id: "quoteSend",
  method: "post",
  path: "/rest/v1/wallet/send/quote",
  summary: "What a send would be like; nothing is sent",
  access: "trader",
  body: QuoteSendDto,
  answers: {
    200: {
      description: "Who gets it, what keeps it from being sent, and what proves the sender",
      body: dataOf(
        closed({
          recipient: Type.String(),
          obstacle: orNull(
            closed({
              code: oneOf(obstacleCodes),
              message: Type.String(),
              /** Of a blocked wallet: ID_REQUIRED or BLOCKED_IN_LOCATION. */
              kind: orNull(Type.String()),
              /** Of a limit: the most that can be sent now, in base units; else null. */
              most: orNull(Type.String()),
            }),
          ),
          fees: Type.Array(feeView),
          heldUntil: orNull(Type.String({ description: "ISO 8601, UTC" })),
          holdReasons: Type.Array(oneOf(holdReasons)),
          /** Whether two of staff look at it before it leaves. */
          needsApproval: Type.Boolean(),
          asks: Type.Union([Type.Literal("code"), Type.Literal("password")]),
        }),
      ),
    },
  },
  refusals: recipientCodes,
});

export const sendCoins = route({
  id: "sendCoins",
  method: "post",
  path: "/rest/v1/wallet/send",
  summary: "Send coins: free and at once to a person, for a network fee to an address",
  access: "trader",
  takesKey: true,
  body: SendCoinsDto,
  answers: { 200: { description: "Sent", body: dataOf(sendView) } },
  refusals: ["fee_changed", ...recipientCodes, ...obstacleCodes, ...proofRefusals],
});

export const listSends = route({
  id: "listSends",
  method: "get",
  path: "/rest/v1/wallet/sends",
  summary: "The last sends, newest first",
  access: "trader",
  answers: { 200: { description: "Sends", body: dataOf(Type.Array(sendView)) } },
});

export const cancelSend = route({
  id: "cancelSend",
  method: "post",
  path: "/rest/v1/wallet/sends/{id}/cancel",
  summary: "Stop a send to an address before it is signed",
  access: "trader",
  answers: {
    200: { description: "Stopped", body: dataOf(closed({ isCancelled: Type.Boolean() })) },
  },
  refusals: ["send_on_its_way"],
});

export const sendRoutes = { quoteSend, sendCoins, listSends, cancelSend };
