import type { CurrentUserView } from "./account/account.ts";
import type { Locale } from "./locales.ts";

/** What kept a page from being shown: there is none, it failed, or it can be made again in a moment. */
export type FailedPageStatus = 404 | 500 | 503;

/** What the server tells the served page, as JSON in the element `page`. */
export interface PageState {
  readonly brandName: string;
  readonly locale: Locale;
  /** 200, or the failure that the page has to show in place of its content. */
  readonly status: 200 | FailedPageStatus;
  /** Where the OpenAPI document is. */
  readonly apiDocumentPath: string;
  /** Who reads the page. */
  readonly reader: CurrentUserView;
  /** Whether everything here is play money. */
  readonly isDemo: boolean;
}

/** The id of the element that carries the page's state. */
export const pageStateElement = "page";

/** The name of the `meta` element that carries the CSRF token of the page. */
export const csrfTokenElement = "csrf-token";

/** The cookie of the chosen theme, `light` or `dark`; without it the system's setting holds. */
export const themeCookie = "theme";

export type Theme = "light" | "dark";
