import { recoveryCodeCount } from "../../domain/account/two-factor.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { RecoveryCodes } from "../ports/recovery-codes.ts";

/** Ten new recovery codes, and what is stored of them. */
export function newRecoveryCodes(
  recoveryCodes: RecoveryCodes,
  traderId: TraderId,
): { readonly codes: readonly string[]; readonly hashes: readonly string[] } {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodes.make());
  const hashes = codes.map((code) => recoveryCodes.hash(traderId, code) ?? "");
  return { codes, hashes };
}
