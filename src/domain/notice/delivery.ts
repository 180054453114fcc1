/**
 * Where a delivery is:
 *
 * - `waiting`: to be sent when it is due, perhaps again
 * - `sending`: written down before the mail server gets it
 * - `sent`: the mail server took it
 * - `bounced`: the mailbox does not exist
 * - `failed`: the mail server refused it, or was not reached in all tries
 * - `dropped`: nobody is to be told any more, or no mail can be sent
 * - `lost`: it may have been sent; it is not sent again, as nobody is told anything twice
 */
export const deliveryStates = [
  "waiting",
  "sending",
  "sent",
  "bounced",
  "failed",
  "dropped",
  "lost",
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What a delivery is about; its letter is written when it is sent. */
export const deliveryKinds = [
  "email_code",
  "recovery",
  "recovered",
  "case_access",
  "passkey_added",
  "passkey_removed",
  "api_key_made",
  "questions_set",
  "telegram_connected",
  "reset_asked",
  "factors_reset",
  "account_closed",
  "signed_out",
  "new_device",
  "notices",
  "phone_code",
  "wallet_code",
  "factor_code_phone",
  "factor_code_email",
  "outlet",
] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/**
 * How a try ended:
 *
 * - `accepted`: the server has it
 * - `bounced`: there is no such mailbox
 * - `refused`: the server does not want this mail
 * - `later`: it certainly has not got it, and may take it later
 * - `unknown`: the connection was lost after all of it was handed over
 * - `unwanted`: there was nothing to send
 */
export type DeliveryOutcome = "accepted" | "bounced" | "refused" | "later" | "unknown" | "unwanted";

/** What follows from a try. `againInSeconds`: only where it waits for the next. */
interface AfterTry {
  readonly state: DeliveryState;
  readonly againInSeconds?: number;
}

const mostTries = 8;
const firstPauseSeconds = 30;

/** `tries`: how many there were, this one included. */
export function afterTry(outcome: DeliveryOutcome, tries: number): AfterTry {
  switch (outcome) {
    case "accepted":
      return { state: "sent" };
    case "bounced":
      return { state: "bounced" };
    case "refused":
      return { state: "failed" };
    case "unknown":
      return { state: "lost" };
    case "unwanted":
      return { state: "dropped" };
    case "later":
      return tries >= mostTries
        ? { state: "failed" }
        : { state: "waiting", againInSeconds: firstPauseSeconds * 2 ** (tries - 1) };
  }
}
