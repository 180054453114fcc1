import type { RequestHandler } from "express";
import { splitLocale } from "../../contract/locales.ts";
import { hostedStatePath, type HostedState } from "../../contract/micro-apps.ts";
import { isServed, stateOf, type PageSettings } from "../pages/page-handlers.ts";
import { isRead } from "../is-read.ts";

/**
 * What our pages carry in their HTML, for a page of the same origin that was not served by us. A prefix of
 * the locale may precede its path. Without CORS no page of another origin can read it.
 */
export function hostedState(settings: PageSettings): RequestHandler {
  return async (request, response, next) => {
    const { locale, path } = splitLocale(request.path);
    if (path !== hostedStatePath || !isRead(request) || !isServed(locale, settings)) return next();
    const { gate } = settings;
    const csrfToken = gate.pageToken(request, response);
    const state = stateOf(settings, await gate.readerOf(request), request, 200);
    response.set("Cache-Control", "private, no-store");
    response.json({ data: { state, csrfToken } satisfies HostedState });
  };
}
