import { offerBody } from "../../../support/offer-owners.ts";
import { tinyPng } from "../../../support/sent-files.ts";
import { all, notSignedIn, ofParties, others, signedIn, type Row } from "./row-kinds.ts";

const both = [
  ["buyer", "ok"],
  ["seller", "ok"],
] as const;

/** Who may use the messenger; the chat of a trade is one of its parties' alone. */
export const messengerRows = {
  viewMessengerProfile: signedIn("ok"),
  changeMessengerProfile: signedIn("ok", () => ({ body: { accept_chat_messages: "everyone" } })),
  listChats: signedIn("ok"),
  openChat: signedIn("ok", () => ({ body: { username: "bruno_costa" } }), "chat_account_limited"),
  startTradeChat: {
    stage: "seen",
    answers: [...notSignedIn, ...others, ...all(["buyer", "seller"], "ok")],
    sent: ({ id }) => ({ parameters: { id } }),
  },
  listChatMessages: ofParties("seen", both),
  sendChatMessage: ofParties("seen", both, { text: "Hello" }),
  uploadChatFile: {
    stage: "seen",
    answers: [...notSignedIn, ...others, ...all(["buyer", "seller"], "ok")],
    sent: ({ id }) => ({ parameters: { id }, query: { name: "dot.png" }, file: tinyPng }),
  },
  // While the flag is off, nobody learns whether there is such a message: `translation.test.ts`.
  translateMessage: signedIn("feature_off", () => ({
    parameters: { id: "nochatnochat", seq: "1" },
    body: { language: "pt" },
  })),
  translateTerms: signedIn("feature_off", ({ offer }) => ({
    parameters: { id: offer },
    body: { language: "pt" },
  })),
  listChatFiles: ofParties("seen", both),
  // Only the two of a chat with a person find it: `special-offer.test.ts`.
  createSpecialOffer: signedIn(
    "not_found",
    () => ({ body: { ...offerBody, chat_id: "nochatnochat", partner_id: "bruno_costa" } }),
    "not_found",
  ),
} satisfies Readonly<Record<string, Row>>;
