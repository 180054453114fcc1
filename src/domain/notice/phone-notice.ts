import type { PhoneWay } from "../account/phone-number.ts";
import type { CodeUse } from "../account/two-factor.ts";

/** What is told to a phone. It carries a code or a word about an account, and never a link. */
export type PhoneNotice =
  | {
      readonly kind: "phone_code";
      readonly way: PhoneWay;
      readonly code: string;
      readonly validSeconds: number;
    }
  | {
      /** Of a second factor. */
      readonly kind: "factor_code";
      readonly way: PhoneWay;
      readonly code: string;
      readonly use: CodeUse;
      readonly validSeconds: number;
    }
  | {
      /** Somebody typed a number that an account already has: told to that phone alone. */
      readonly kind: "phone_in_use";
      readonly way: PhoneWay;
    };
