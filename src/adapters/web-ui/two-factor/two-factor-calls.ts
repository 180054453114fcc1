import type { Outcome } from "../../http/client/call-types.ts";
import type { TwoFactorBody } from "../../http/contract/two-factor/two-factor.ts";
import { typedProof } from "../account/proof-field.tsx";
import { client } from "../server/client.ts";
import type { FactorDeed, FactorMethod } from "./factor-deed.ts";

type Answer = Promise<Outcome<TwoFactorBody, undefined>>;

/** What proves who begins: the password and, where there is a second factor, its code. */
interface Begun {
  readonly method: FactorMethod;
  readonly password: string;
  readonly current: string;
}

/** Asks for a change that needs a proof first. */
export function sendBegin(deed: FactorDeed, { method, password, current }: Begun): Answer {
  const code = current.trim();
  if (deed.kind === "switch") {
    const { purpose, setting } = deed;
    const currentCode = code === "" ? {} : { currentCode: code };
    const body = { setting, method, password, ...currentCode };
    return client.call("changeTwoFactor", { parameters: { purpose }, body });
  }
  const body = { password, ...(code !== "" && { code }) };
  return client.call("beginAuthenticator", { body });
}

/** Confirms a change; one that nothing had to be proven for is asked for by the same press. */
export async function sendConfirm(
  deed: FactorDeed,
  typed: string,
  { isAsked }: { readonly isAsked: boolean },
): Answer {
  const code = typed.trim();
  if (deed.kind === "codes") return client.call("renewRecoveryCodes", { body: typedCode(typed) });
  if (deed.kind === "replace") {
    return client.call("confirmAuthenticator", { body: typedCode(typed) });
  }
  const { purpose, setting } = deed;
  const parameters = { purpose };
  if (!isAsked) {
    const asked = await client.call("changeTwoFactor", { parameters, body: { setting } });
    if (!asked.ok) return asked;
  }
  return client.call("changeTwoFactor", { parameters, body: { setting, code } });
}

function typedCode(typed: string): { readonly code: string } {
  const proof = typedProof("code", typed);
  return { code: "code" in proof ? proof.code : "" };
}
