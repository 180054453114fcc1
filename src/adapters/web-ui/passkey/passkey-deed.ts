import type { PasskeyBody } from "../../http/contract/passkey/passkey.ts";

/** What a person does with their passkeys. */
export type PasskeyDeed =
  | { readonly kind: "add" }
  | { readonly kind: "rename" | "remove"; readonly passkey: PasskeyBody };
