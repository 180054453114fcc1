import type { Request } from "express";
import { isBackground } from "../background.ts";

/** Whether the browser says that another site made the request; old browsers say nothing. */
export function isFromElsewhere(request: Request): boolean {
  const site = request.get("Sec-Fetch-Site");
  const origin = request.get("Origin");
  const isOtherSite = site !== undefined && site !== "same-origin" && site !== "none";
  const isOtherOrigin = origin !== undefined && URL.parse(origin)?.host !== request.get("Host");
  return isOtherSite || isOtherOrigin;
}

/** Whether the user followed one of our links. Prefetching a page does not count. */
export function isOurNavigation(request: Request): boolean {
  const mode = request.get("Sec-Fetch-Mode");
  return (
    request.get("Sec-Fetch-Site") === "same-origin" &&
    (mode === undefined || mode === "navigate") &&
    !isPrefetch(request) &&
    !isFromElsewhere(request)
  );
}

/** Whether somebody opened the address itself and sees the response: a browser asks for a page. */
export function isOpenedByPerson(request: Request): boolean {
  return request.accepts(["json", "html"]) === "html" && !isPrefetch(request);
}

/**
 * Whether the user did something. Polling, the event stream and prefetching do not keep a session
 * alive (S03); pages mark their background requests with `X-Background: 1`.
 */
export function isActivity(request: Request): boolean {
  const isStream = request.get("Accept")?.includes("text/event-stream") ?? false;
  return !isBackground(request) && !isStream && !isPrefetch(request);
}

function isPrefetch(request: Request): boolean {
  return request.get("Sec-Purpose")?.includes("prefetch") ?? false;
}
