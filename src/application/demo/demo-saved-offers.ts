import type { BankDetails } from "../../domain/bank-account/bank-details.ts";
import type { OfferInput } from "../../domain/offer/create-offer.ts";
import { demoLines } from "./demo-lines.ts";

/** Where the vendor is paid: the published example of a German account. */
export const accountOfVendor: BankDetails = {
  fiatCurrencyId: 14,
  holderName: "Harbour Desk GmbH",
  isPersonal: false,
  country: "DE",
  iban: "DE89 3704 0044 0532 0130 00",
  swiftCode: "COBADEFFXXX",
};

/** One offer for each flow that shows a saved account. */
export function offersOnAccount(savedAccountId: string): readonly OfferInput[] {
  const offer = {
    side: "sell",
    asset: "BTC",
    currency: "EUR",
    pricing: { kind: "margin", percent: "0.8" },
    paymentDetails: [],
    savedAccountId,
    tags: [],
  } as const;
  return [
    {
      ...offer,
      flow: "lite",
      paymentMethod: "sepa-instant",
      amounts: { kind: "range", min: "20", max: "500" },
      label: "two steps, no questions",
      terms: "Pay by SEPA Instant from an account in your own name.",
      windowMinutes: "30",
    },
    {
      ...offer,
      flow: "bt-auto",
      paymentMethod: "sepa",
      amounts: { kind: "range", min: "50", max: "3000" },
      label: "account shown at once",
      terms: "Pay from an account in your own name and send the receipt of your bank.",
      windowMinutes: "1440",
    },
  ];
}

/** Of the vendor, too: the escrow of its trades is on the chain, so that people can try that. */
export const offerOnChain: OfferInput = {
  side: "sell",
  asset: "BTC",
  currency: "EUR",
  paymentMethod: "wise",
  pricing: { kind: "margin", percent: "0.2" },
  amounts: { kind: "range", min: "50", max: "1500" },
  label: "two of three keys",
  terms: "Pay from a Wise account in your own name once the escrow is confirmed.",
  paymentDetails: demoLines("wise"),
  tags: [],
  windowMinutes: "1440",
  deferredEscrow: true,
  multisigEscrow: true,
};
