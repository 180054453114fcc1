import fc from "fast-check";
import type { OfferGates, TakerFacts } from "../../../src/domain/offer/offer-gates.ts";
import { euros } from "./example-offer.ts";

const places = ["PT", "DE", "US"] as const;

/** The gates of an offer in euros. */
export const anyGates: fc.Arbitrary<OfferGates> = fc.record({
  trustedOnly: fc.boolean(),
  leastTrades: fc.nat(4),
  verifiedId: fc.boolean(),
  fullName: fc.boolean(),
  signedInOnly: fc.boolean(),
  withoutVpn: fc.boolean(),
  countries: fc.record({ isAllowed: fc.boolean(), codes: fc.subarray([...places]) }),
  newBuyerMost: fc.option(
    fc.integer({ min: 1_000, max: 30_000 }).map((cents) => euros(BigInt(cents))),
    { nil: undefined },
  ),
});

/** What the owner of an offer knows of a taker. */
export const anyKnown: fc.Arbitrary<TakerFacts> = fc.record({
  isTrusted: fc.boolean(),
  hasTraded: fc.boolean(),
  showsName: fc.boolean(),
  country: fc.option(fc.constantFrom(...places), { nil: undefined }),
  isOnVpn: fc.boolean(),
});
