import type { WalletFault } from "../../../../domain/mobile-money/mobile-wallet.ts";
import { codeFaults } from "../account/code-faults.ts";
import { phoneFaults } from "../account/phone-faults.ts";

/** The fields of a request, by those of the domain. */
export const walletFieldNames: Readonly<Record<WalletFault["field"], string>> = {
  country: "country_id",
  phone: "phone",
  holderName: "holder_name",
  paymentMethods: "payment_methods",
  verificationCode: "verification_code",
};

/** What is wrong, for people who read the answer. */
export const walletFaultWords: Readonly<Record<WalletFault["code"], string>> = {
  phone_parse_error: phoneFaults.phone_parse_error.message,
  phone_invalid: phoneFaults.phone_invalid.message,
  phone_wrong_type: phoneFaults.phone_wrong_type.message,
  sms_not_supported: "We can't send a text to this number. Enter another one.",
  required: "This field is needed.",
  invalid: "There is no such thing in this country.",
  not_correct_length: "It is too long or too short.",
  country_doesnt_match: "The number belongs to another country.",
  non_unique: "You saved a wallet with this number already.",
  code_wrong: "This is not the code we sent. Look at the latest text, and type it again.",
  code_expired: codeFaults.code_expired.message,
  code_attempts_exceeded: codeFaults.code_attempts_exceeded.message,
};
