import type { PageReader } from "./account/current-user.ts";
import type { AnnouncementView } from "./announcement/announcement.ts";
import type { Locale } from "./locales.ts";
import type { PagePolicy } from "./page-policy.ts";

/** Why a page could not be shown: it does not exist, it failed, or it can be retried shortly. */
export type FailedPageStatus = 404 | 500 | 503;

/** The name of a store, the same in every language, and where the app is had in it. */
export type AppLink = readonly [name: string, href: string];

/** What the server passes to the served page, as JSON in the element `page`. */
export interface PageState {
  readonly brandName: string;
  readonly appLinks: readonly AppLink[];
  readonly locale: Locale;
  /** 200, or the failure the page has to show instead of its content. */
  readonly status: 200 | FailedPageStatus;
  /** The URL of the OpenAPI document. */
  readonly apiDocumentPath: string;
  /** The page's user. */
  readonly reader: PageReader;
  /** The currency in which the user looks for offers unless they say otherwise. */
  readonly usualCurrency: string;
  /** Whether this is a play-money installation. */
  readonly isDemo: boolean;
  /** Whether offers can have trades with an escrow of three keys; absent: no. */
  readonly hasMultisigEscrows?: true;
  /** What is announced to the whole site. */
  readonly announcements: readonly AnnouncementView[];
  /** Up to where events had been sent when a signed-in user's page was served, as the stream names it. */
  readonly eventsAt?: string | undefined;
  /** The numbers of the rules that are in force. */
  readonly policy: PagePolicy;
}

/** The id of the element that carries the page's state. */
export const pageStateElement = "page";

/** The name of the `meta` element that carries the page's CSRF token. */
export const csrfTokenElement = "csrf-token";

/** The cookie for the chosen theme, `light` or `dark`; without it the system setting applies. */
export const themeCookie = "theme";

/** The cookie for the currency that was last chosen with this browser. */
export const currencyCookie = "currency";

export type Theme = "light" | "dark";
