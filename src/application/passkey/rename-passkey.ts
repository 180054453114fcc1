import { parsePasskeyName } from "../../domain/account/passkey.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { PasskeyStore } from "../ports/passkey-store.ts";

/** Gives one of a trader's own passkeys another name. */
export class RenamePasskey {
  readonly #passkeys: Pick<PasskeyStore, "rename">;

  constructor(passkeys: Pick<PasskeyStore, "rename">) {
    this.#passkeys = passkeys;
  }

  async execute(
    { traderId }: Actor,
    id: string,
    typed: string,
  ): Promise<Result<undefined, { readonly code: "not_found" | "passkey_name_unusable" }>> {
    const name = parsePasskeyName(typed);
    if (!name.ok) return name;
    const isRenamed = await this.#passkeys.rename(traderId, id, name.value);
    return isRenamed ? accept(undefined) : refuse({ code: "not_found" });
  }
}
