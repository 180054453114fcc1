import type { PageState } from "./page-state.ts";

/**
 * Version of the functions that a micro-app's script exports. A host that was written for another major
 * version must not run it.
 */
export const sdkVersion = "1.0.0";

interface MicroApp {
  /** A program of its own with this name may be served under one version at a time. */
  readonly version: string;
  /** Pages by section, as templates without the locale prefix. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
}

/**
 * Parts of the interface that other pages of the same origin can mount, with the versions of the
 * specification (section 5). A section without a page of ours has no line here.
 */
export const microApps: Readonly<Record<string, MicroApp>> = {
  marketplace: {
    version: "0.77.0",
    sections: {
      "offer-search-list": [
        "/buy/:coin",
        "/buy/:coin/:method",
        "/sell/:coin",
        "/sell/:coin/:method",
        "/offer/:id",
      ],
      "offer-wizard": ["/offer-manager/edit", "/offer-manager/edit/:id"],
      "silent-pool": ["/silent-pool"],
      "gift-card-pages": [
        "/buy-giftcard/:card",
        "/sell-giftcard/:card",
        "/buy-giftcard-for-bitcoin/:card",
        "/sell-giftcard-for-bitcoin/:card",
        "/buy-giftcard-for-tether/:card",
        "/sell-giftcard-for-tether/:card",
        "/buy-giftcard-for-ethereum/:card",
        "/sell-giftcard-for-ethereum/:card",
      ],
      "offer-wizard-lite": ["/offer-manager/lite/edit/:id"],
      dashboard: [
        "/dashboard",
        "/dashboard/trades",
        "/dashboard/trade-history",
        "/dashboard/trade-history/exports",
        "/dashboard/my-offers",
        "/dashboard/favorite-offers",
        "/dashboard/notifications",
        "/dashboard/partner",
        "/dashboard/saved-searches",
      ],
      "trade-classic": ["/trade/:id"],
      "user-profile": ["/user/:name"],
      consent: ["/consent"],
      welcome: ["/welcome"],
      "country-landing": ["/country/:country"],
    },
  },
  landing: {
    version: "0.28.0",
    sections: {
      "otc-desk": ["/otc-desk"],
      "gift-card-store": ["/gift-card-store", "/gift-card-store/search"],
      "buy-crypto-instantly": ["/buy-crypto-instantly"],
      "ambassador-program": ["/ambassador-program"],
      swap: ["/swap"],
      fees: ["/fees"],
      "spot-trading": ["/landing/spot-trading"],
    },
  },
  hedging: {
    version: "0.9.0",
    sections: { hedging: ["/hedging"] },
  },
  lightning: {
    version: "1.0.0",
    sections: { lightning: ["/wallet/lightning"] },
  },
  "spot-trading": {
    version: "1.9.0",
    sections: {
      dashboard: ["/spot-trading"],
      "trading-terminal": ["/spot-trading/terminal"],
    },
  },
  "virtual-cards": {
    version: "1.8.0",
    sections: {
      dashboard: ["/virtual-cards"],
      "create-card": ["/virtual-cards/create-card"],
      "top-up": ["/virtual-cards/:id/top-up"],
      withdraw: ["/virtual-cards/:id/withdraw"],
      terminate: ["/virtual-cards/:id/terminate"],
    },
  },
  "mobile-top-up": {
    version: "1.0.0",
    sections: { "mobile-top-up": ["/mobile-top-up"] },
  },
  "off-ramp": {
    version: "1.0.0",
    sections: { "off-ramp": ["/off-ramp"] },
  },
  messenger: {
    version: "0.10.1",
    sections: { messenger: ["/messenger", "/messenger/:id"] },
  },
};

/** The state of a page that was not served by us: `{ data: HostedState }`, for its own origin only. */
export const hostedStatePath = "/micro-apps/state";

/** What a served page has in its head and in the element `page`. */
export interface HostedState {
  readonly state: PageState;
  readonly csrfToken: string;
}
