/** Who a page is for: anyone, signed-in users, or signed-out visitors. */
export type Readership = "anyone" | "reader" | "visitor";

/** The server's description of a page: for search engines, link previews, and the browser's tab. */
export interface ServedPage {
  readonly readership: Readership;
  /** Put before the brand name. */
  readonly title: string;
  /** Empty for pages not meant for search engines. */
  readonly description: string;
  /** The path of a picture of what the page is about. */
  readonly picture?: string;
  /** The read that finds what the page is about; without it there is no such page. */
  readonly subject?: PageSubject;
  /**
   * The address of a read that the page begins with: the browser asks for it while the program is
   * still loading.
   */
  readonly firstRead?: string;
}

/** A read of one thing. */
export interface PageSubject {
  readonly route:
    | "viewOffer"
    | "viewProfileByName"
    | "viewCountryLanding"
    | "viewArticle"
    | "viewReceipt"
    | "viewPaymentLink"
    | "viewAmbassador";
  readonly parameters: Readonly<Record<string, string>>;
}

export const practise: ServedPage = {
  readership: "anyone",
  title: "Practise a trade",
  description:
    "A whole trade in two minutes, as buyer or seller, with play money and a scripted partner. " +
    "Without an account; nothing leaves your browser.",
};

export const apiDocs: ServedPage = {
  readership: "anyone",
  title: "API",
  description:
    "Every operation of the interface for programs: what it takes, what it answers, and why it refuses.",
};

export const currencies: ServedPage = {
  readership: "anyone",
  title: "Currencies",
  description:
    "What a Bitcoin and a US dollar cost now in every currency that offers can use, and in gold, " +
    "silver, platinum and palladium.",
};

export const gallery: ServedPage = {
  readership: "anyone",
  title: "Components of the design",
  description: "",
};

export const myOffers: ServedPage = {
  readership: "reader",
  title: "My offers",
  description: "",
  firstRead: "/rest/v1/my-offers/list?type=sell",
};
