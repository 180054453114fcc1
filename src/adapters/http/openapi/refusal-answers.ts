import { mayKey } from "../contract/api-key/api-key-rights.ts";
import { failure } from "../contract/envelope.ts";
import { isClosedToDemo } from "../contract/demo-limits.ts";
import { isGeneral, refusals, type RefusalCode } from "../contract/refusals.ts";
import type { RouteContract } from "../contract/route.ts";
import type { Components } from "./components.ts";
import { content } from "./json-content.ts";

/** The refusal responses of routes. What several share is described once. */
export class RefusalAnswers {
  readonly #components: Components;
  readonly #sharedNames: ReadonlyMap<string, string>;

  constructor(routes: readonly RouteContract[], components: Components) {
    this.#components = components;
    this.#sharedNames = sharedNames(routes);
  }

  /**
   * Those of one route, by status; as `default` what any request can be refused with, and unexpected
   * errors.
   */
  of(route: RouteContract): Record<string, unknown> {
    const answers = [...codesByStatus(route)]
      .filter(([, codes]) => !codes.every(isOfAnyRequest))
      .map(([status, codes]) => [String(status), this.#answer(codes)]);
    const others = this.#components.once("responses", "failed", failure, () => ({
      description: `An unexpected error, or what any request can be refused with:\n\n${messages(ofAnyRequest, (code) => `Status ${refusals[code].status}. `)}`,
      content: content(this.#components.schema(failure)),
    }));
    return { ...Object.fromEntries(answers), default: others };
  }

  #answer(codes: readonly RefusalCode[]) {
    const key = keyOf(codes);
    const name = this.#sharedNames.get(key);
    return name === undefined
      ? this.#describe(codes)
      : this.#components.once("responses", name, key, () => this.#describe(codes));
  }

  #describe(codes: readonly RefusalCode[]) {
    const code = { type: "string", enum: [...codes] };
    const error = { type: "object", properties: { code } };
    const schema = {
      allOf: [this.#components.schema(failure), { type: "object", properties: { error } }],
    };
    return {
      description: messages(codes),
      content: content(schema),
    };
  }
}

/** What no route says of itself, because it holds for all. */
const ofAnyRequest = [
  "bad_request",
  "ip_blocked",
  "payload_too_large",
  "unsupported_media_type",
  "rate_limited",
  "busy",
  "unavailable",
] as const satisfies readonly RefusalCode[];

function isOfAnyRequest(code: RefusalCode): boolean {
  return ofAnyRequest.some((each) => each === code);
}

/** `said`: what comes before the message of a code. */
function messages(
  codes: readonly RefusalCode[],
  said: (code: RefusalCode) => string = () => "",
): string {
  return codes.map((code) => `\`${code}\`: ${said(code)}${refusals[code].message}`).join("\n\n");
}

/**
 * Names for the codes that more than one route returns under one status: the codes themselves if
 * all of them are general, otherwise the first route and the status.
 */
function sharedNames(routes: readonly RouteContract[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const shared = new Map<string, string>();
  for (const route of routes) {
    for (const [status, codes] of codesByStatus(route)) {
      const key = keyOf(codes);
      const name = first.get(key);
      if (name !== undefined) shared.set(key, name);
      else first.set(key, codes.every(isGeneral) ? key : `${route.id}.${status}`);
    }
  }
  return shared;
}

function keyOf(codes: readonly RefusalCode[]): string {
  return codes.join(".");
}

function codesByStatus(route: RouteContract): Map<number, RefusalCode[]> {
  const found = new Map<number, RefusalCode[]>();
  for (const code of [...generalCodes(route), ...(route.refusals ?? [])]) {
    const { status } = refusals[code];
    found.set(status, [...(found.get(status) ?? []), code]);
  }
  return found;
}

/** What the route may return by its form alone: its access, input and parameters. */
function generalCodes(route: RouteContract): RefusalCode[] {
  const { method, path, access, takesKey, needsFreshProof } = route;
  return [
    "bad_request",
    ...(access === "anyone" || (access === "trader" && method !== "get")
      ? (["ip_blocked"] as const)
      : []),
    ...(access === "anyone" ? [] : (["unauthenticated"] as const)),
    ...(access === "staff" ? (["forbidden"] as const) : []),
    ...(needsFreshProof ? (["fresh_proof_needed"] as const) : []),
    ...(access === "trader" && method !== "get"
      ? (["consent_due", "action_blocked_in_country"] as const)
      : []),
    ...((access === "trader" || access === "anyone") && !mayKey(route, "read")
      ? (["api_key_forbidden"] as const)
      : []),
    ...(isClosedToDemo(route) ? (["demo_account"] as const) : []),
    ...(path.includes("{") || takesKey ? (["not_found"] as const) : []),
    ...(takesKey ? (["key_reused"] as const) : []),
    ...(method === "get"
      ? []
      : (["forbidden_origin", "payload_too_large", "unsupported_media_type"] as const)),
    "validation",
    "rate_limited",
    "busy",
    "unavailable",
  ];
}
