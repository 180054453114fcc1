import type { TraderId } from "../../domain/id/id.ts";
import { accept, type Result } from "../../domain/result/result.ts";
import type { ReleaseProof } from "../../domain/trade/trade-command.ts";
import type { CredentialsRefusal } from "./check-password.ts";
import type { ConfirmPassword } from "./confirm-password.ts";

/** The proof from a typed password; none if none was typed: the rules then ask for it. */
export async function proofOf(
  confirmPassword: Pick<ConfirmPassword, "execute">,
  traderId: TraderId,
  password: string | undefined,
): Promise<Result<ReleaseProof | undefined, CredentialsRefusal>> {
  if (password === undefined) return accept(undefined);
  const confirmed = await confirmPassword.execute(traderId, password);
  return confirmed.ok ? accept({ provenAt: confirmed.value, kind: "password" }) : confirmed;
}
