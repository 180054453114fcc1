import type { Request, RequestHandler, Response } from "express";
import { apiDocument } from "../../contract/api-document.ts";
import { splitLocale } from "../../contract/locales.ts";
import { themeCookie, type PageState, type Theme } from "../../contract/page-state.ts";
import type { PageShell } from "./page-shell.ts";
import { publicPages } from "./public-pages.ts";

/** What pages need to know of the installation. */
export interface PageSettings {
  readonly shell: PageShell;
  readonly brandName: string;
  /** The public address, without a slash at the end. */
  readonly baseUrl: string;
}

/** Serves a public page, or passes on. */
export function publicPage(settings: PageSettings): RequestHandler {
  return (request, response, next) => {
    const { path } = splitLocale(request.path);
    const page = publicPages.find((each) => each.path === path);
    if (!page || !isRead(request)) return next();
    sendPage(settings, request, response, 200, page.title(settings.brandName), page.description);
  };
}

/** Serves the page that stands in for one that does not exist or failed. */
export function sendFailurePage(
  settings: PageSettings,
  request: Request,
  response: Response,
  status: 404 | 500,
): void {
  const title = status === 404 ? "Page not found" : "Something went wrong";
  sendPage(settings, request, response, status, `${title} · ${settings.brandName}`, "");
}

/** Whether the failure of this request is for a person's eyes. */
export function wantsPage(request: Request): boolean {
  return isRead(request) && request.accepts(["json", "html"]) === "html";
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function sendPage(
  { shell, brandName, baseUrl }: PageSettings,
  request: Request,
  response: Response,
  status: PageState["status"],
  title: string,
  description: string,
): void {
  const { locale } = splitLocale(request.path);
  const html = shell.render({
    title,
    description,
    canonical: baseUrl + request.path,
    theme: themeOf(request),
    state: { brandName, locale, status, apiDocumentPath: apiDocument.path },
  });
  response.status(status).set("Cache-Control", "private, no-cache").type("html").send(html);
}

function themeOf(request: Request): Theme | undefined {
  const cookies = request.get("cookie") ?? "";
  const theme = new RegExp(`(?:^|; )${themeCookie}=(light|dark)(?:;|$)`).exec(cookies)?.[1];
  return theme as Theme | undefined;
}
