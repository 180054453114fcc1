import { Type, type Static } from "typebox";
import { orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ChangePolicyDto } from "./change-policy-dto.ts";
import { ListDto } from "./list-dto.ts";

/** A number or flag of the rules; `value` is null where there is no such limit. */
const policyField = view("PolicyField", {
  path: Type.String(),
  unit: Type.Union([
    Type.Literal("seconds"),
    Type.Literal("minutes"),
    Type.Literal("US cents"),
    Type.Literal("basis points"),
    Type.Literal("percent"),
    Type.Literal("characters"),
    Type.Literal("count"),
    Type.Literal("bits"),
    Type.Literal("level"),
    Type.Literal("flag"),
  ]),
  value: orNull(Type.String()),
  least: Type.String(),
  most: Type.String(),
  /** Whether the policy's JSON carries it as text. */
  isText: Type.Boolean(),
  /** Whether it can be removed on its own. */
  isOptional: Type.Boolean(),
});

export type PolicyFieldView = Static<typeof policyField>;

const policyView = view("Policy", {
  version: Type.Integer(),
  /** ISO 8601, UTC. */
  madeAt: Type.String(),
  /** Null: the platform itself. */
  madeBy: orNull(Type.String()),
  reason: Type.String(),
  /** The policy in JSON, to which a patch is applied. */
  policy: Type.Record(Type.String(), Type.Unknown()),
  /** The same field by field, with units and ranges. */
  fields: Type.Array(policyField),
});

export type PolicyView = Static<typeof policyView>;

const policyChange = view("PolicyChange", {
  path: Type.String(),
  unit: policyField.properties.unit,
  from: orNull(Type.String()),
  to: orNull(Type.String()),
});

export type PolicyChangeView = Static<typeof policyChange>;

const policyVersion = view("PolicyVersion", {
  /** The version's number, as text. */
  id: Type.String(),
  madeAt: Type.String(),
  madeBy: orNull(Type.String()),
  reason: Type.String(),
  /** What it changed of the version before; empty for the first. */
  changes: Type.Array(policyChange),
});

export type PolicyVersionView = Static<typeof policyVersion>;

const byAdmins = { access: "staff", permission: "change_policy" } as const;
const thePolicy = { 200: { description: "The policy in force", body: policyView } };

export const viewPolicy = route({
  id: "viewPolicy",
  method: "get",
  path: "/admin/api/policy",
  summary: "The policy values in force, with units and ranges",
  ...byAdmins,
  answers: thePolicy,
});

export const listPolicyVersions = route({
  id: "listPolicyVersions",
  method: "get",
  path: "/admin/api/policy/versions",
  summary: "Every version of the policy, newest first: who changed what, when and why",
  ...byAdmins,
  query: ListDto,
  answers: { 200: { description: "Versions", body: Type.Array(policyVersion) } },
});

export const changePolicy = route({
  id: "changePolicy",
  method: "post",
  path: "/admin/api/policy",
  summary: "Change policy values; active trades keep theirs",
  ...byAdmins,
  needsFreshProof: true,
  takesKey: true,
  body: ChangePolicyDto,
  answers: thePolicy,
  refusals: ["policy_changed", "policy_unchanged", "policy_invalid", "reason_needed"],
});

export const adminPolicyRoutes = { viewPolicy, listPolicyVersions, changePolicy };
