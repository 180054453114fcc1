import type { Request } from "express";

/** Whether the browser says that another site is behind the request; old ones say nothing. */
export function isFromElsewhere(request: Request): boolean {
  const site = request.get("Sec-Fetch-Site");
  const origin = request.get("Origin");
  const isOtherSite = site !== undefined && site !== "same-origin" && site !== "none";
  const isOtherOrigin = origin !== undefined && URL.parse(origin)?.host !== request.get("Host");
  return isOtherSite || isOtherOrigin;
}

/** Whether a person followed a link of ours. Fetching a page in advance is no such thing. */
export function isOurNavigation(request: Request): boolean {
  const mode = request.get("Sec-Fetch-Mode");
  return (
    request.get("Sec-Fetch-Site") === "same-origin" &&
    (mode === undefined || mode === "navigate") &&
    !isPrefetch(request) &&
    !isFromElsewhere(request)
  );
}

/**
 * Whether a person did something. Polling, the event stream and what is fetched in advance keep no
 * session alive (S03); pages mark what they ask by themselves with `X-Background: 1`.
 */
export function isActivity(request: Request): boolean {
  const isStream = request.get("Accept")?.includes("text/event-stream") ?? false;
  return request.get("X-Background") !== "1" && !isStream && !isPrefetch(request);
}

function isPrefetch(request: Request): boolean {
  return request.get("Sec-Purpose")?.includes("prefetch") ?? false;
}
