import { watchedSeconds } from "../../domain/account/account-states.ts";
import type { StrongFactors } from "../../domain/account/two-factor.ts";
import type { FactorRecord } from "../ports/second-factors.ts";

/** What a reading says of the factors beside codes that are sent. */
export function strongFactorsOf({
  secret,
  hasPasskey,
  recoveredAt,
  readAt,
}: FactorRecord): StrongFactors {
  return {
    app: secret !== undefined,
    passkey: hasPasskey,
    recoveredLately: recoveredAt !== undefined && readAt < recoveredAt + watchedSeconds * 1_000,
  };
}
