import type { Request, RequestHandler, Response } from "express";
import type { ShownAnnouncements } from "../../../../application/announcement/shown-announcements.ts";
import type { LiveEvents } from "../../../../application/ports/live-events.ts";
import type { Current } from "../../../../application/ports/current-policy.ts";
import type { Policy } from "../../../../domain/policy/policy.ts";
import { pageReader } from "../account/page-reader.ts";
import { presentAnnouncement } from "../announcement/present-announcement.ts";
import { apiDocument } from "../../contract/api-document.ts";
import { defaultLocale, locales, splitLocale, type Locale } from "../../contract/locales.ts";
import { writePagePolicy } from "../../contract/page-policy.ts";
import {
  themeCookie,
  type AppLink,
  type FailedPageStatus,
  type PageState,
  type Theme,
} from "../../contract/page-state.ts";
import { readersHome, returnParameter, returnPath } from "../../contract/return-path.ts";
import type { Gate } from "../gate.ts";
import { blockedPath, isPageForBlocked } from "../blocked-places.ts";
import { sendBody } from "../send-body.ts";
import type { ReadAs } from "../read-as-stranger.ts";
import type { FirstScreen, FirstScreens } from "./first-screens.ts";
import type { PageShell } from "./page-shell.ts";
import { usualCurrencyOf } from "./usual-currency.ts";
import { isRead } from "../is-read.ts";
import { movedTo } from "./moved-paths.ts";
import { pageAt } from "./page-table.ts";
import type { PageSubject, Readership } from "./served-page.ts";

/** What pages need to know about the installation and their user. */
export interface PageSettings {
  readonly shell: PageShell;
  readonly brandName: string;
  readonly appLinks: readonly AppLink[];
  /** The public address, without a trailing slash. */
  readonly baseUrl: string;
  /** Whether this is a play-money installation. */
  readonly isDemo: boolean;
  /** Whether offers can have trades with an escrow of three keys. */
  readonly hasMultisigEscrows?: boolean;
  readonly gate: Pick<Gate, "actorOf" | "isInBlockedPlace" | "pageToken" | "readerOf">;
  readonly policy: Current<Policy>;
  readonly announcements: Pick<ShownAnnouncements, "to">;
  readonly liveEvents: Pick<LiveEvents, "place">;
  /** Draws for visitors who are not signed in; undefined: browsers draw every page. */
  readonly screens: Pick<FirstScreens, "of"> | undefined;
  /** Reads what a page is about, as its reader sees it. */
  readonly read: ReadAs;
}

/** The content of a page that does not depend on its user. */
interface Said {
  readonly title: string;
  readonly description: string;
  readonly isListed: boolean;
  /** The path of a picture of what it is about. */
  readonly picture?: string | undefined;
  readonly screen?: FirstScreen | undefined;
  readonly firstRead?: string | undefined;
}

/**
 * Serves a page, or passes on. A visitor who must be signed in is redirected to sign in and returns
 * afterwards; a user who is already signed in is redirected away from the sign-in pages.
 */
export function servedPage(settings: PageSettings): RequestHandler {
  return async (request, response, next) => {
    if (!isRead(request)) return next();
    const { locale, path } = splitLocale(request.path);
    if (!isServed(locale, settings)) return redirect(response, path + queryOf(request));
    const prefix = locale === defaultLocale ? "" : `/${locale}`;
    const moved = movedTo(path);
    if (moved) return redirect(response, prefix + moved.to + queryOf(request), moved.status);
    const page = pageAt(path, settings.isDemo);
    if (!page || isOff(path, settings)) return next();
    if (!isPageForBlocked(path) && (await settings.gate.isInBlockedPlace?.(request))) {
      return redirect(response, prefix + blockedPath);
    }
    const reader = await settings.gate.readerOf(request);
    const elsewhere = redirection(page.readership, reader.isLogged, prefix, request);
    if (elsewhere !== undefined) return redirect(response, elsewhere);
    const { title, description, subject, picture, firstRead } = page;
    const isListed = page.readership === "anyone" && description !== "";
    const state = stateOf(settings, reader, request, 200);
    const wanted = { path: request.path, search: queryOf(request), state };
    const screen = isListed && !reader.isLogged ? await settings.screens?.of(wanted) : undefined;
    const isThere = screen
      ? screen !== "missing"
      : subject === undefined || (await isFound(settings, subject, request));
    if (!isThere) return sendFailurePage(settings, request, response, 404);
    const said = {
      title,
      description,
      isListed,
      picture,
      firstRead,
      screen: screen === "missing" ? undefined : screen,
    };
    await send(settings, state, request, response, said);
  };
}

/** Pages on which gift cards are sold have a flag (answers 5). */
function isOff(path: string, { policy }: Pick<PageSettings, "policy">): boolean {
  return path.startsWith("/sell-giftcard") && !policy().flags.giftCardSelling;
}

/** Languages that are written from right to left have a flag. */
export function isServed(locale: Locale, { policy }: Pick<PageSettings, "policy">): boolean {
  return locales[locale].direction === "ltr" || policy().flags.rtl;
}

/** One that cannot be read now may be there: its page says what is wrong. */
async function isFound(
  { read, gate }: PageSettings,
  { route, parameters }: PageSubject,
  request: Request,
): Promise<boolean> {
  const actor = await gate.actorOf(request);
  const reader = actor?.limitedTo ? undefined : actor;
  const found = await read(route, { parameters }, reader).catch(() => undefined);
  return found === undefined || found.ok || found.failure.status !== 404;
}

const failureTitles: Readonly<Record<FailedPageStatus, string>> = {
  404: "Page not found",
  500: "Something went wrong",
  503: "Back in a moment",
};

/** Serves the page shown instead of one that does not exist or failed. */
export async function sendFailurePage(
  settings: PageSettings,
  request: Request,
  response: Response,
  status: FailedPageStatus,
): Promise<void> {
  const title = failureTitles[status];
  // The failure may be in the very code that knows the user.
  const reader = status === 404 ? await settings.gate.readerOf(request) : anonymous(request);
  const state = stateOf(settings, reader, request, status);
  await send(settings, state, request, response, { title, description: "", isListed: false });
}

function redirection(
  readership: Readership,
  isLogged: boolean,
  prefix: string,
  request: Request,
): string | undefined {
  if (readership === "reader" && !isLogged) {
    const from = encodeURIComponent(request.path + queryOf(request));
    return `${prefix}/login?${returnParameter}=${from}`;
  }
  if (readership !== "visitor" || !isLogged) return undefined;
  const wanted = new URLSearchParams(queryOf(request)).get(returnParameter);
  return returnPath(wanted) ?? prefix + readersHome;
}

function redirect(response: Response, to: string, status: 301 | 302 = 302): void {
  response.set("Cache-Control", "private, no-store").redirect(status, to);
}

/** The query with its question mark, or nothing. */
function queryOf({ originalUrl }: Request): string {
  const start = originalUrl.indexOf("?");
  return start < 0 ? "" : originalUrl.slice(start);
}

function anonymous(request: Request): PageState["reader"] {
  return { ...pageReader(undefined), locale: splitLocale(request.path).locale };
}

/** What a page knows from its start. */
export function stateOf(
  {
    brandName,
    appLinks,
    isDemo,
    hasMultisigEscrows,
    policy,
    announcements,
    liveEvents,
  }: PageSettings,
  reader: PageState["reader"],
  request: Request,
  status: PageState["status"],
): PageState {
  const { locale } = splitLocale(request.path);
  const shown = announcements.to(reader.isLogged);
  const place = reader.isLogged ? liveEvents.place() : undefined;
  return {
    brandName,
    appLinks,
    locale,
    status,
    apiDocumentPath: apiDocument.path,
    reader,
    usualCurrency: usualCurrencyOf(request, reader),
    isDemo,
    ...(hasMultisigEscrows && { hasMultisigEscrows }),
    announcements: shown.map((each) => presentAnnouncement(each, locale)),
    ...(place && { eventsAt: `${place.epoch}-${place.number}` }),
    policy: writePagePolicy(policy()),
  };
}

async function send(
  { shell, brandName, baseUrl, gate }: PageSettings,
  state: PageState,
  request: Request,
  response: Response,
  { title, description, isListed, picture, screen, firstRead }: Said,
): Promise<void> {
  const { locale, status } = state;
  const html = shell.render({
    // The head is in English; the program puts the title into the tab in the user's language.
    title: `${(locale === defaultLocale && screen?.title) || title} · ${brandName}`,
    description,
    // What a failed page repeated of its address would be compressed beside its user's data.
    canonical: baseUrl + (status === 200 ? request.path : "/"),
    route: status === 200 ? splitLocale(request.path).path : undefined,
    isListed,
    picture: picture && baseUrl + picture,
    csrfToken: gate.pageToken(request, response),
    theme: themeOf(request),
    state: screen?.state ?? state,
    screen,
    firstRead,
  });
  // It contains the user's token and name: it must never be served to anyone else (S17).
  response.status(status).set("Cache-Control", "private, no-store").type("html");
  await sendBody(request, response, html);
}

function themeOf(request: Request): Theme | undefined {
  const cookies = request.get("cookie") ?? "";
  const theme = new RegExp(`(?:^|; )${themeCookie}=(light|dark)(?:;|$)`).exec(cookies)?.[1];
  return theme as Theme | undefined;
}
