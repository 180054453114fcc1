import type { Locale } from "./locales.ts";

/** What the server tells the served page, as JSON in the element `page`. */
export interface PageState {
  readonly brandName: string;
  readonly locale: Locale;
  /** 200, or the failure that the page has to show in place of its content. */
  readonly status: 200 | 404 | 500;
  /** Where the OpenAPI document is. */
  readonly apiDocumentPath: string;
}

/** The id of the element that carries the page's state. */
export const pageStateElement = "page";

/** The cookie of the chosen theme, `light` or `dark`; without it the system's setting holds. */
export const themeCookie = "theme";

export type Theme = "light" | "dark";
