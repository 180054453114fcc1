import type { TradeId } from "../../../domain/id/id.ts";
import type { RouteContract } from "../contract/route.ts";
import type { Contracts } from "../contract/routes.ts";

/** What a banned person may read and do: their open cases, and one withdrawal of what is theirs, after an ID. */
const allowed: ReadonlySet<string> = new Set<keyof Contracts>([
  // Their cases.
  "downloadCaseFile",
  "listMessages",
  "listOwnCases",
  "listUploads",
  "readTradeFile",
  "sendMessage",
  "uploadAttachment",
  // Their coins, and the proofs for them.
  "askPasskeyProof",
  "cancelSend",
  "getBalances",
  "listPasskeys",
  "listSends",
  "quoteSend",
  "sendCodeByCall",
  "sendCodeByEmail",
  "sendCodeByPhone",
  "sendCodeByPush",
  "sendCodeByTelegram",
  "sendCoins",
  "viewCodes",
  // Support.
  "viewSupportToken",
  // Their ID, which the withdrawal takes.
  "addVerificationFile",
  "removeVerificationFile",
  "startIdVerification",
  "submitVerification",
  "viewDocumentCountry",
  "viewVerification",
]);

/** What of these is about one trade. */
const tradesOnly = /^\/rest\/v\d\/trade\/\{(\w+)\}/;

/** Why a route is closed to somebody who reaches only those cases: to all others they are signed out. */
export function isClosedAtCases(
  { id, path }: Pick<RouteContract, "id" | "path">,
  parameters: Readonly<Record<string, unknown>>,
  cases: readonly TradeId[],
): "unauthenticated" | "not_found" | undefined {
  if (!allowed.has(id)) return "unauthenticated";
  const trade = tradesOnly.exec(path)?.[1];
  if (trade === undefined) return undefined;
  return cases.some((each) => each === parameters[trade]) ? undefined : "not_found";
}
