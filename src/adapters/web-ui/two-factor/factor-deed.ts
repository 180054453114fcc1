import type { FactorPurpose } from "../../../domain/account/two-factor.ts";

/** How a code can come. */
export type FactorMethod = "App" | "Sms" | "Telegram" | "Email";

/** What a person changes of their two-factor. */
export type FactorDeed =
  | { readonly kind: "switch"; readonly purpose: FactorPurpose; readonly setting: 1 | 2 }
  | { readonly kind: "replace" }
  | { readonly kind: "codes" };
