import { randomInt } from "node:crypto";
import { referralCodeLength, referralLetters } from "../../domain/partner/referral-code.ts";

/** A code that nobody can guess from another one. */
export function randomReferralCode(): string {
  const letter = () => referralLetters[randomInt(referralLetters.length)];
  return Array.from({ length: referralCodeLength }, letter).join("");
}
