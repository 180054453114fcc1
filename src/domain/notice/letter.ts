import type { CodeUse } from "../account/two-factor.ts";
import type { Fiat } from "../money/fiat.ts";
import type { Money } from "../money/money.ts";
import type { EscrowWait } from "../multisig-escrow/escrow-wait.ts";
import type { Instant } from "../trade/trade.ts";
import type { NoticeStory } from "./notice-story.ts";

/** A notice in a letter. */
export interface LetterNotice {
  readonly story: NoticeStory;
  /** How many messages it stands for. */
  readonly count: number;
  /** Undefined where it is about the account. */
  readonly trade:
    | {
        readonly id: string;
        readonly partner: string;
        readonly crypto: Money;
        readonly fiat: Fiat;
      }
    | undefined;
  /** Of a message of a person. */
  readonly chat?: { readonly id: string; readonly partner: string } | undefined;
  /** Whose turn it is now, and by when; undefined where nobody's is to be told. */
  readonly turn: { readonly isMine: boolean; readonly until: Instant | undefined } | undefined;
  /** What the escrow on the blockchain of the trade waits for, if it has one. */
  readonly escrowWait?: EscrowWait | undefined;
}

/**
 * What a letter tells, with what its words need. It carries a code or a link, never both: who reads
 * a code aloud gives no way in with it.
 */
export type Letter =
  | {
      readonly kind: "email_code";
      readonly username: string;
      readonly code: string;
      readonly validSeconds: number;
    }
  | {
      /** Of a second factor. */
      readonly kind: "factor_code";
      readonly username: string;
      readonly code: string;
      readonly use: CodeUse;
      readonly validSeconds: number;
    }
  | {
      /** Somebody typed an address that an account already has: told to its owner alone. */
      readonly kind: "email_in_use";
      readonly username: string;
    }
  | {
      /** `case_access`: to the open cases of somebody who is banned. */
      readonly kind: "recovery" | "case_access";
      readonly username: string;
      /** The secret of the link. */
      readonly token: string;
      readonly validSeconds: number;
    }
  | {
      /** The password was reset by a link. */
      readonly kind: "recovered";
      readonly username: string;
    }
  | {
      readonly kind:
        | "passkey_added"
        | "passkey_removed"
        | "api_key_made"
        | "questions_set"
        | "telegram_connected"
        | "reset_asked"
        | "factors_reset"
        | "account_closed"
        | "signed_out";
      readonly username: string;
    }
  | {
      /** Somebody signed in on a device that the account did not know. */
      readonly kind: "new_device";
      readonly username: string;
      /** The secret of the link that throws them out. */
      readonly token: string;
      readonly validSeconds: number;
      /** Under the names of their vendors; undefined where they are not known. */
      readonly browser: string | undefined;
      readonly system: string | undefined;
      /** ISO 3166-1 alpha-2. */
      readonly country: string | undefined;
      readonly at: Instant;
      /** An IANA name; undefined: UTC. */
      readonly timeZone: string | undefined;
    }
  | {
      /** What happened, without what was written or where somebody is paid. */
      readonly kind: "notices";
      readonly username: string;
      readonly notices: readonly LetterNotice[];
      /** How many are not in it. */
      readonly more: number;
      /** An IANA name; undefined: UTC. */
      readonly timeZone: string | undefined;
    };
