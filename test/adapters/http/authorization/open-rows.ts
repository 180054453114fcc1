import { randomUUID } from "node:crypto";
import { open, type Sends } from "./row-kinds.ts";

const theOffer: Sends = ({ offer }) => ({ parameters: { id: offer } });
const ana = { id: "", username: "ana_lima" };

/** What anybody may call, signed in or not. */
export const openRows = {
  getLiveness: open("ok"),
  getReadiness: open("ok"),
  listLiabilities: open("ok"),
  listReserves: open("not_found"),
  viewReserves: open("ok"),
  getApiDocument: open("ok"),
  register: open("validation", () => ({
    body: { username: "ana_lima", email: "taken@example.org", password: "long enough to be one" },
  })),
  logIn: open("wrong_credentials", () => ({
    body: { login: `nobody_${randomUUID()}`, password: "not one of ours" },
  })),
  askRecovery: open("ok", () => ({ body: { email: "nobody@example.org" } })),
  recover: open("recovery_link_over", () => ({
    body: { token: "x".repeat(43), new_password: "long enough to be one" },
  })),
  disownSignIn: open("recovery_link_over", () => ({ body: { token: "x".repeat(43) } })),
  openOwnCases: open("recovery_link_over", () => ({ body: { token: "x".repeat(43) } })),
  viewAuthorization: open("not_found"),
  askFactorReset: open("wrong_credentials", () => ({
    body: {
      login: `nobody_${randomUUID()}`,
      password: "not one of ours",
      answers: [
        { question: "first_pet", answer: "Whiskers" },
        { question: "first_teacher", answer: "Mr. Ota" },
        { question: "first_concert", answer: "Lisbon" },
      ],
    },
  })),
  getCurrentUser: open("ok"),
  listPaymentMethods: open("ok"),
  listPopularPaymentMethods: open("ok"),
  listPaymentMethodGroups: open("ok"),
  listTags: open("ok"),
  listRateSources: open("ok", () => ({
    query: { crypto_currency_code: "BTC", currency: "EUR" },
  })),
  watchMarketPrices: open("ok", () => ({ query: { pairs: "BTC-EUR" } })),
  listCurrencies: open("ok"),
  listCryptoCurrencies: open("ok"),
  listCryptoFiatRates: open("ok"),
  listWalletRates: open("ok"),
  listConverterCurrencies: open("ok"),
  calculate: open("ok"),
  viewMarketStatistics: open("ok"),
  viewCountryLanding: open("ok", () => ({ parameters: { slug: "portugal" } })),
  listCountries: open("ok"),
  listCountriesForPickers: open("ok"),
  listRegions: open("ok", () => ({ query: { country_id: "840" } })),
  listCities: open("ok", () => ({ query: { location_id: "840" } })),
  listTimeZones: open("ok"),
  listHalts: open("ok"),
  listRoutes: open("ok"),
  viewMicroApp: open("ok", () => ({ parameters: { name: "landing", version: "0.28.0" } })),
  listAnnouncements: open("ok"),
  listArticles: open("ok", () => ({ query: { kind: "academy" } })),
  viewLandingDocument: open("ok", () => ({
    parameters: { kind: "country", slug: "portugal" },
  })),
  viewArticle: open("ok", () => ({
    parameters: { kind: "academy", slug: "how-escrow-works" },
  })),
  countOfferFacets: open("ok", () => ({ query: { type: "buy" } })),
  listOffers: open("ok", () => ({ query: { type: "buy" } })),
  viewOffer: open("ok", theOffer),
  pictureOfOffer: open("ok", theOffer),
  viewProfileByName: open("ok", () => ({ parameters: ana })),
  viewProfile: open("not_found", () => ({ parameters: { id: "unknown1234" } })),
  listOfferFeedback: open("ok", theOffer),
  listReceivedFeedback: open("ok", () => ({ parameters: ana })),
  listActiveOffers: open("ok", () => ({ parameters: ana })),
} as const;
