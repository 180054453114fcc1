import { Type } from "typebox";
import { ProveIdentityDto } from "../account/prove-identity-dto.ts";
import { dataOf, orNull } from "../envelope.ts";
import { route } from "../route.ts";

/** Rows by where they are kept; every value as text. */
const ownData = Type.Record(
  Type.String(),
  Type.Array(Type.Record(Type.String(), orNull(Type.String()))),
);

export const downloadOwnData = route({
  id: "downloadOwnData",
  method: "post",
  path: "/rest/v1/users/own-data",
  summary: "Get all that is kept about oneself, with a proof; a few times a day",
  access: "trader",
  body: ProveIdentityDto,
  answers: { 200: { description: "Everything, by where it is kept", body: dataOf(ownData) } },
  refusals: ["proof_needed", "wrong_credentials", "wrong_code", "wrong_passkey"],
});

export const ownDataRoutes = { downloadOwnData };
