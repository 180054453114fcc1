import { Type, type Static } from "typebox";
import { sendStates, type SendState } from "../../../../domain/send/send.ts";
import { closed, dataOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { QuoteSendDto, SendCoinsDto } from "./send-coins-dto.ts";
import { obstacleCodes } from "./send-refusals.ts";

/** Coins that the trader sent. Amounts in base units, as strings. */
const sendView = view("Send", {
  id: Type.String(),
  state: Type.Unsafe<SendState>(Type.String({ enum: [...sendStates] })),
  cryptoCurrencyCode: Type.String(),
  /** What the recipient gets. */
  amount: Type.String(),
  /** The recipient's username. */
  recipient: orNull(Type.String()),
  requestedAt: Type.String({ description: "ISO 8601, UTC" }),
});

export type SendView = Static<typeof sendView>;

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
              code: Type.Unsafe<(typeof obstacleCodes)[number]>(
                Type.String({ enum: [...obstacleCodes] }),
              ),
              message: Type.String(),
              /** Of a blocked wallet: ID_REQUIRED or BLOCKED_IN_LOCATION. */
              kind: orNull(Type.String()),
            }),
          ),
          asks: Type.Union([Type.Literal("code"), Type.Literal("password")]),
        }),
      ),
    },
  },
  refusals: ["recipient_unknown", "no_fresh_rate"],
});

export const sendCoins = route({
  id: "sendCoins",
  method: "post",
  path: "/rest/v1/wallet/send",
  summary: "Send coins to another person: free and at once",
  access: "trader",
  takesKey: true,
  body: SendCoinsDto,
  answers: { 200: { description: "Sent", body: dataOf(sendView) } },
  refusals: ["recipient_unknown", "no_fresh_rate", ...obstacleCodes, ...proofRefusals],
});

export const listSends = route({
  id: "listSends",
  method: "get",
  path: "/rest/v1/wallet/sends",
  summary: "The last sends, newest first",
  access: "trader",
  answers: { 200: { description: "Sends", body: dataOf(Type.Array(sendView)) } },
});

export const sendRoutes = { quoteSend, sendCoins, listSends };
