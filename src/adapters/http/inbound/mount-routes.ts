import express, { type Request, type RequestHandler, type Response, type Router } from "express";
import type { Actor } from "../../../application/actor/actor.ts";
import type { StaffActor } from "../../../application/actor/staff-actor.ts";
import type { SupportCaller } from "../../../application/actor/support-caller.ts";
import { isDemoLevel } from "../../../domain/account/demo-account.ts";
import { may } from "../../../domain/staff/staff-roles.ts";
import { mayKey } from "../contract/api-key/api-key-rights.ts";
import { usualMostBytes, type DtoClass, type RouteContract } from "../contract/route.ts";
import type { Answer, BoundRoute, Call, Refused } from "./bound-route.ts";
import { isClosedAtCases } from "./at-cases.ts";
import { isBlockedAction } from "./blocked-actions.ts";
import { isClosedToDemo } from "../contract/demo-limits.ts";
import { isClosedToBlocked } from "./blocked-places.ts";
import { sendRefusal } from "./failures.ts";
import { jsonOf } from "./fixed-body.ts";
import type { RouteGate } from "./gate.ts";
import type { RefusalWatch } from "./note-refusals.ts";
import { sendBody } from "./send-body.ts";
import { sendFile } from "./send-file.ts";
import type { SentFile } from "../contract/sent-file.ts";
import { nameRoute } from "./metrics/request-meter.ts";
import { waitsForConsent } from "./under-old-terms.ts";
import { mostFailures, parseDto, type Parsed } from "./dto-parser.ts";

/** Serves the routes. An unsupported method is refused with the list of those the path has. */
export function mountRoutes(
  routes: readonly BoundRoute[],
  gate: RouteGate,
  watch: RefusalWatch = ignored,
): Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  // Each path is completed before the next begins: a literal is never taken for a name of another
  // path.
  for (const [path, ofPath] of routesByPath(routes)) {
    const mounted = router.route(expressPath(path));
    for (const route of ofPath) {
      const body = bodyReaders(route.contract);
      mounted[route.contract.method](...body, (request: Request, response: Response) =>
        answer(route, { gate, watch }, request, response),
      );
    }
    const allowed = ofPath.flatMap(({ contract: { method } }) =>
      method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()],
    );
    const headers = { Allow: allowed.join(", ") };
    mounted.all((_request, response) =>
      sendRefusal(response, { refusal: "method_not_allowed", headers }),
    );
  }
  return router;
}

function bodyReaders(contract: RouteContract): RequestHandler[] {
  if (isRead(contract)) return [];
  return contract.takesFile ? [only(bytesType)] : [only(jsonType), readJson(contract)];
}

/** Bodies of other types can be sent by forms on foreign pages, or would need another parser (S43). */
function only(type: RegExp): RequestHandler {
  return (request, response, next) => {
    const { "content-length": length, "transfer-encoding": coding } = request.headers;
    const hasBody = coding !== undefined || Number(length ?? 0) > 0;
    if (!hasBody || type.test(request.get("Content-Type") ?? "")) next();
    else sendRefusal(response, { refusal: "unsupported_media_type" });
  };
}

/** Nothing of a body that is larger than its route needs is parsed. */
function readJson({ mostBytes = usualMostBytes }: RouteContract): RequestHandler {
  return express.json({ limit: mostBytes, inflate: false });
}

/** What kind of file it is, the bytes themselves say. */
const bytesType = /^application\/octet-stream$/;

const jsonType = /^application\/json *(; *charset="?utf-8"? *)?$/i;

async function answer(
  { contract, handle }: BoundRoute,
  { gate, watch }: { readonly gate: RouteGate; readonly watch: RefusalWatch },
  request: Request,
  response: Response,
): Promise<void> {
  nameRoute(response, contract.id);
  const call = await checkedCall(contract, gate, request);
  const outcome = "refusal" in call ? call : await handle(call);
  if (!("refusal" in outcome)) {
    return contract.sendsFile
      ? sendFile(response, outcome.body as SentFile)
      : write(request, response, outcome);
  }
  const { refusal } = outcome;
  // A request from elsewhere is turned away without a query: whose cookie it carries is not asked.
  const actor = refusal === "forbidden_origin" ? undefined : await gate.actorOf(request);
  watch(refusal, { route: contract.id, request, actor });
  sendRefusal(response, outcome, contract);
}

const ignored = () => undefined;

async function write(
  request: Request,
  response: Response,
  { status, body, headers = {} }: Answer,
): Promise<void> {
  response.status(status).set("Cache-Control", "no-store");
  for (const [name, value] of Object.entries(headers)) response.set(name, value as string);
  // Not Express's own method: it hashes every response for caches that must not store anything.
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  await sendBody(request, response, jsonOf(body));
}

/** The steps common to all routes, in one order: who, from where, with what. */
async function checkedCall(
  contract: RouteContract,
  gate: RouteGate,
  request: Request,
): Promise<Call<never> | Refused> {
  const isOurs = gate.isByKey?.(request) === true || gate.isFromOurPage(request);
  if (!isRead(contract) && !isOurs) return { refusal: "forbidden_origin" };
  if (isClosedToBlocked(contract) && (await gate.isInBlockedPlace?.(request))) {
    return { refusal: "ip_blocked" };
  }
  if (contract.access === "support-chat") {
    const caller = await gate.supportCallerOf?.(request);
    return caller ? readInput(contract, gate, request, caller) : { refusal: "unauthenticated" };
  }
  const actor = await gate.actorOf(request);
  if (contract.access !== "anyone" && !actor) return { refusal: "unauthenticated" };
  if (!isAllowed(contract, actor)) return { refusal: "forbidden" };
  if (isBeyondKey(contract, actor)) return { refusal: "api_key_forbidden" };
  if (contract.needsFreshProof && !(isStaff(actor) && actor.isFreshlyProven)) {
    return { refusal: "fresh_proof_needed" };
  }
  const isPublic = contract.access === "anyone";
  if (actor && !isStaff(actor) && actor.limitedTo && !isPublic) {
    const refusal = isClosedAtCases(contract, request.params, actor.limitedTo);
    if (refusal) return { refusal };
  }
  if (actor && !isStaff(actor) && actor.owesConsent === true && waitsForConsent(contract)) {
    return { refusal: "consent_due" };
  }
  if (actor && !isStaff(actor) && isDemoLevel(actor.level) && isClosedToDemo(contract)) {
    return { refusal: "demo_account" };
  }
  if (actor && !isStaff(actor) && isBlockedAction(contract, actor.blockedActions ?? [])) {
    return { refusal: "action_blocked_in_country" };
  }
  const isUnknown = isPublic && (isStaff(actor) || actor?.limitedTo !== undefined);
  return readInput(contract, gate, request, isUnknown ? undefined : actor);
}

/** What a caller who may call sent, checked against the contract. */
function readInput(
  contract: RouteContract,
  gate: RouteGate,
  request: Request,
  actor: Actor | StaffActor | SupportCaller | undefined,
): Call<never> | Refused {
  if (Object.values(request.params).some(isUnnameable)) return { refusal: "not_found" };
  if (Array.isArray(request.body)) return { refusal: "bad_request" };
  const query = parsed(contract.query, request.query);
  const body = parsed(contract.body, bodyOf(request));
  const key = contract.takesKey ? request.get("Idempotency-Key") : undefined;
  const failures = [
    ...(query.ok ? [] : query.failures),
    ...(body.ok ? [] : body.failures),
    ...(key === undefined || /^[\x21-\x7e]{8,100}$/.test(key) ? [] : [badKey]),
  ].slice(0, mostFailures);
  if (!query.ok || !body.ok || failures.length > 0) {
    return { refusal: "validation", details: failures };
  }
  return {
    actor,
    parameters: request.params,
    query: query.value,
    body: body.value,
    key:
      key === undefined ? undefined : { text: key, fingerprint: (said) => gate.fingerprint(said) },
    request,
  };
}

/** Whether this kind of caller may call: staff only if their role has the permission. */
function isAllowed(
  { access, permission }: RouteContract,
  actor: Actor | StaffActor | undefined,
): boolean {
  if (access === "anyone") return true;
  if (access === "trader") return !isStaff(actor);
  return isStaff(actor) && permission !== undefined && may(actor.role, permission);
}

function isBeyondKey(contract: RouteContract, actor: Actor | StaffActor | undefined): boolean {
  if (!actor || isStaff(actor) || actor.keyScope === undefined) return false;
  return !mayKey(contract, actor.keyScope);
}

function isStaff(actor: Actor | StaffActor | undefined): actor is StaffActor {
  return actor !== undefined && "role" in actor;
}

/** None of our names contain control characters, and the database cannot even search for them. */
function isUnnameable(parameter: string | string[]): boolean {
  // oxlint-disable-next-line no-control-regex
  return typeof parameter !== "string" || /[\u0000-\u001f\u007f]/.test(parameter);
}

/** The input of a route that takes none: any field is refused. */
class Nothing {}

const badKey = {
  field: "Idempotency-Key",
  code: "length",
  message: "Idempotency-Key must be 8 to 100 visible ASCII characters",
};

/** Most requests send nothing where nothing is expected: then no rules are looked up. */
function parsed(Class: DtoClass<object> | undefined, input: object): Parsed<object> {
  if (!Class && Object.keys(input).length === 0) return { ok: true, value: {} };
  return parseDto(Class ?? Nothing, input);
}

function bodyOf({ body }: Request): object {
  return typeof body === "object" && body !== null ? (body as object) : {};
}

function isRead({ method }: RouteContract): boolean {
  return method === "get";
}

/**
 * The routes of each path. Where a request fits several paths, the one that names its segments
 * comes before those that take them as parameters.
 */
function routesByPath(routes: readonly BoundRoute[]): readonly [string, BoundRoute[]][] {
  const byPath = Map.groupBy(routes, ({ contract }) => contract.path);
  const namedFirst = ([one]: [string, unknown], [other]: [string, unknown]) =>
    openSegments(one) < openSegments(other) ? -1 : Number(openSegments(one) > openSegments(other));
  return [...byPath].toSorted(namedFirst);
}

/** One digit per segment of a path: 1 for a parameter, 0 for a name. */
function openSegments(path: string): string {
  return path
    .split("/")
    .map((segment) => (segment.includes("{") ? "1" : "0"))
    .join("");
}

/** Express writes a parameter as `:name`, the contract and OpenAPI as `{name}`. */
function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}
