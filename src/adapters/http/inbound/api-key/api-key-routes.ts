import type { ManageApiKeys } from "../../../../application/api-key/manage-api-keys.ts";
import type { OwnApiKey } from "../../../../application/ports/api-key-store.ts";
import * as contract from "../../contract/api-key/api-key.ts";
import { tooOften } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** Keys by which programs of traders call. */
export function apiKeyRoutes({
  manageApiKeys,
}: {
  readonly manageApiKeys: ManageApiKeys;
}): readonly BoundRoute[] {
  return [
    bind(contract.listApiKeys).to(async ({ actor }) => {
      const keys = await manageApiKeys.list(actor);
      return ok(keys.map(present));
    }),
    bind(contract.makeApiKey).to(async ({ actor, body }) => {
      const { label, scope, days, ...proof } = body;
      const made = await manageApiKeys.make(actor, { label, scope, days, proof });
      if (made.ok) return ok({ key: made.value });
      const { refusal } = made;
      return "retryAfterSeconds" in refusal ? tooOften(refusal) : { refusal: refusal.code };
    }),
    bind(contract.revokeApiKey).to(async ({ actor, parameters: { id } }) => {
      const revoked = await manageApiKeys.revoke(actor, id);
      return revoked.ok ? ok({ id }) : { refusal: revoked.refusal.code };
    }),
  ];
}

function present({ madeAt, expiresAt, usedAt, ...key }: OwnApiKey): contract.ApiKeyView {
  return {
    ...key,
    madeAt: new Date(madeAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    usedAt: usedAt === undefined ? null : new Date(usedAt).toISOString(),
  };
}
