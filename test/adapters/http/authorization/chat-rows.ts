import { tinyPng } from "../../../support/sent-files.ts";
import { all, notSignedIn, ofParties, others, signedIn, type Row } from "./row-kinds.ts";

/** Who may read and write the chat of a trade, and its files. */
export const chatRows = {
  listMessages: ofParties("seen", [
    ["buyer", "ok"],
    ["seller", "ok"],
  ]),
  sendMessage: ofParties(
    "seen",
    [
      ["buyer", "ok"],
      ["seller", "ok"],
    ],
    { text: "Hello" },
  ),
  tellTyping: ofParties("seen", [
    ["buyer", "ok"],
    ["seller", "ok"],
  ]),
  uploadAttachment: {
    stage: "seen",
    answers: [...notSignedIn, ...others, ...all(["buyer", "seller"], "ok")],
    sent: ({ id }) => ({ parameters: { id }, query: { name: "dot.png" }, file: tinyPng }),
  },
  beginUpload: signedIn("ok", () => ({
    body: { name: "dot.png", bytes: 10, mark: "0".repeat(64), place: "trade:1" },
  })),
  listOpenUploads: signedIn("ok"),
  addUploadPiece: signedIn("upload_unknown", () => ({
    parameters: { id: "noupload1234", piece: "0" },
    file: tinyPng,
  })),
  removeUpload: signedIn("upload_unknown", () => ({ parameters: { id: "noupload1234" } })),
  downloadCaseFile: ofParties("seen", [
    ["buyer", "ok"],
    ["seller", "ok"],
  ]),
  listUploads: ofParties("seen", [
    ["buyer", "ok"],
    ["seller", "ok"],
  ]),
} satisfies Readonly<Record<string, Row>>;
