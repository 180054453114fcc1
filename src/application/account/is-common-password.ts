import type { PasswordPolicy } from "../../domain/account/account-policy.ts";
import { guessedForms, normalPassword } from "../../domain/account/password.ts";
import type { CommonPasswords } from "../ports/common-passwords.ts";

/** Whether guessers have a new password in their lists, or come to it soon. */
export async function isCommonPassword(
  passwords: CommonPasswords,
  typed: string,
  policy: PasswordPolicy,
): Promise<boolean> {
  const forms = guessedForms(typed, policy);
  const listed = await Promise.all(forms.map((form) => passwords.has(form)));
  return listed.includes(true) || passwords.isGuessable(normalPassword(typed));
}
