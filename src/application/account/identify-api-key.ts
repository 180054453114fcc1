import { accountAllows } from "../../domain/account/trader-account.ts";
import type { Actor } from "../actor/actor.ts";
import type { ApiKeyStore } from "../ports/api-key-store.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import { actorInPlace, type PlaceRules } from "./actor-in-place.ts";

/** What is needed to know whose program calls. */
interface IdentifyParts extends PlaceRules {
  readonly keys: Pick<ApiKeyStore, "find" | "noteUse">;
  readonly tokens: Pick<SessionTokens, "hash">;
}

/** Finds the trader whose program calls. Checked on every request, so that an end works at once. */
export class IdentifyApiKey {
  readonly #parts: IdentifyParts;

  constructor(parts: IdentifyParts) {
    this.#parts = parts;
  }

  /** Undefined if there never was such a key; `ended` also where its owner may not sign in. */
  async execute(key: string, address: string): Promise<Actor | "ended" | undefined> {
    const { keys, tokens } = this.#parts;
    const keyHash = tokens.hash(key);
    const found = await keys.find(keyHash);
    if (found === undefined || found === "ended") return found;
    const { actor, account, country, isUseDue } = found;
    if (!accountAllows(account, "sign_in")) return "ended";
    if (isUseDue) await keys.noteUse(keyHash);
    return actorInPlace(actor, { address, country }, this.#parts);
  }
}
