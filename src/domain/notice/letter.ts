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
      /** Somebody typed an address that an account already has: told to its owner alone. */
      readonly kind: "email_in_use";
      readonly username: string;
    }
  | {
      readonly kind: "recovery";
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
      readonly kind: "passkey_added" | "passkey_removed";
      readonly username: string;
    };
