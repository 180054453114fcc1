import { Trans } from "@lingui/react/macro";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { useCountryNames } from "../market/country-names.ts";
import { Fact } from "./fact.tsx";

/** Which cards an offer accepts, and where its cash changes hands. */
export function CardFacts(props: {
  offer: Pick<ViewedOffer, "binCodes" | "cardRegions" | "location">;
}) {
  const { binCodes, cardRegions, location } = props.offer;
  const { nameOf } = useCountryNames();
  return (
    <>
      {binCodes.length > 0 && (
        <Fact name={<Trans>Card begins with</Trans>}>
          <bdi>{binCodes.join(", ")}</bdi>
        </Fact>
      )}
      {cardRegions.length > 0 && (
        <Fact name={<Trans>Cards from</Trans>}>
          <bdi>{cardRegions.map(nameOf).join(", ")}</bdi>
        </Fact>
      )}
      {location !== "" && (
        <Fact name={<Trans>Cash handed over in</Trans>}>
          <bdi>{location}</bdi>
        </Fact>
      )}
    </>
  );
}
