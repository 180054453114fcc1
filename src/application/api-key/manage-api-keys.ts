import {
  apiKeyPrefix,
  mostApiKeys,
  parseApiKeyLabel,
  type ApiKeyDays,
  type ApiKeyScope,
} from "../../domain/api-key/api-key.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { OwnerProofRefusal, ProveIdentity, TypedProof } from "../account/prove-identity.ts";
import type { Actor } from "../actor/actor.ts";
import type { ApiKeyStore, OwnApiKey } from "../ports/api-key-store.ts";
import type { NewId } from "../ports/new-id.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";

/** A key that somebody wants. */
interface WantedKey {
  readonly label: string;
  readonly scope: ApiKeyScope;
  readonly days: ApiKeyDays;
  readonly proof: TypedProof;
}

/**
 * - `api_key_label_unusable`: the name is empty, too long, or unreadable.
 * - `too_many_api_keys`: the account has as many as it can.
 */
type MakeRefusal =
  | OwnerProofRefusal
  | { readonly code: "api_key_label_unusable" | "proof_needed" | "too_many_api_keys" };

interface ManageParts {
  readonly keys: Pick<ApiKeyStore, "listOwn" | "add" | "revoke">;
  readonly proveIdentity: Pick<ProveIdentity, "ofOwner">;
  readonly tokens: SessionTokens;
  readonly newId: NewId;
}

/** Traders make keys for their programs, and take them back. */
export class ManageApiKeys {
  readonly #parts: ManageParts;

  constructor(parts: ManageParts) {
    this.#parts = parts;
  }

  list({ traderId }: Pick<Actor, "traderId">): Promise<readonly OwnApiKey[]> {
    return this.#parts.keys.listOwn(traderId);
  }

  /** Returns the key itself, which is kept nowhere. */
  async make(actor: Actor, wanted: WantedKey): Promise<Result<string, MakeRefusal>> {
    const { keys, proveIdentity, tokens, newId } = this.#parts;
    const { scope, days } = wanted;
    const label = parseApiKeyLabel(wanted.label);
    if (!label.ok) return label;
    const proof = await proveIdentity.ofOwner(actor, wanted.proof);
    if (!proof.ok) return proof;
    if (!proof.value) return refuse({ code: "proof_needed" });
    const key = apiKeyPrefix + tokens.make();
    const made = { id: newId(), keyHash: tokens.hash(key), label: label.value, scope, days };
    const isAdded = await keys.add(actor.traderId, made, mostApiKeys);
    return isAdded ? accept(key) : refuse({ code: "too_many_api_keys" });
  }

  async revoke(
    { traderId }: Pick<Actor, "traderId">,
    id: string,
  ): Promise<Result<undefined, { readonly code: "not_found" }>> {
    const isRevoked = await this.#parts.keys.revoke(traderId, id);
    return isRevoked ? accept(undefined) : refuse({ code: "not_found" });
  }
}
