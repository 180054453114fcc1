import { Type, type Static } from "typebox";
import { apiKeyScopes } from "../../../../domain/api-key/api-key.ts";
import { closed, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { MakeApiKeyDto } from "./api-key-dto.ts";

const apiKeyView = view("ApiKey", {
  id: Type.String(),
  label: Type.String(),
  scope: oneOf(apiKeyScopes),
  madeAt: Type.String(),
  expiresAt: Type.String(),
  usedAt: orNull(Type.String({ description: "To a minute" })),
});

export type ApiKeyView = Static<typeof apiKeyView>;

const base = "/rest/v1/api-keys";

export const listApiKeys = route({
  id: "listApiKeys",
  method: "get",
  path: base,
  summary: "The caller's API keys that work, the newest first",
  access: "trader",
  answers: {
    200: { description: "Without the keys themselves", body: dataOf(Type.Array(apiKeyView)) },
  },
});

export const makeApiKey = route({
  id: "makeApiKey",
  method: "post",
  path: base,
  summary: "Make a key for a program, with a proof; it is shown once",
  access: "trader",
  body: MakeApiKeyDto,
  answers: {
    200: {
      description: "The key: send it as `Authorization: Bearer <key>`, without cookies",
      body: dataOf(closed({ key: Type.String() })),
    },
  },
  refusals: [
    "proof_needed",
    "wrong_credentials",
    "wrong_code",
    "wrong_passkey",
    "api_key_label_unusable",
    "too_many_api_keys",
  ],
});

export const revokeApiKey = route({
  id: "revokeApiKey",
  method: "delete",
  path: `${base}/{id}`,
  summary: "Revoke a key: it works no longer",
  access: "trader",
  answers: { 200: { description: "Revoked", body: dataOf(closed({ id: Type.String() })) } },
});

export const apiKeyRoutes = { listApiKeys, makeApiKey, revokeApiKey };
