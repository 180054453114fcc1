/** What search engines and link previews read of a page that anybody may open. */
export interface PublicPage {
  readonly path: string;
  readonly title: (brandName: string) => string;
  readonly description: string;
}

/** Every public page by its path without the locale's prefix. */
export const publicPages: readonly PublicPage[] = [
  {
    path: "/",
    title: (brandName) => `${brandName} · Trade crypto with people, safe in escrow`,
    description:
      "Buy and sell Bitcoin, Tether and Ethereum with people near you or far away. " +
      "The crypto is held in escrow until the money has arrived.",
  },
];
