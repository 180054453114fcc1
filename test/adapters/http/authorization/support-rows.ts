import { open, signedIn, type Row } from "./row-kinds.ts";

/**
 * The chat with support is opened by its token alone: whoever is signed in gets one, and a session
 * without it opens nothing. What a token opens: `support.test.ts`.
 */
export const supportRows = {
  viewSupportToken: signedIn("ok"),
  listSupportMessages: open("unauthenticated"),
  sendSupportMessage: open("unauthenticated", () => ({ body: { text: "Hello" } })),
} satisfies Readonly<Record<string, Row>>;
