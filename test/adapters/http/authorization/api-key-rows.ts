import { signedIn } from "./row-kinds.ts";

/** Keys of programs: everybody for themselves. */
export const apiKeyRows = {
  listApiKeys: signedIn("ok"),
  makeApiKey: signedIn("proof_needed", () => ({ body: { label: "Bot", scope: "read", days: 30 } })),
  revokeApiKey: signedIn("not_found", () => ({ parameters: { id: "nothing" } })),
};
