import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import { formatBasisPoints, parseBasisPoints } from "../../../domain/offer/basis-points.ts";

/** An offer with the margin that it would get, in percent as the API carries it. */
interface MovedMargin {
  readonly offer: MyOfferView;
  readonly margin: string;
}

/** The margins of the chosen offers, moved by so many percent, with a point or a comma; undefined if that is no such number. */
export function movedMargins(
  offers: readonly MyOfferView[],
  chosen: ReadonlySet<string>,
  percent: string,
): readonly MovedMargin[] | undefined {
  const by = parseBasisPoints(percent.replace(/^\+/, "").replace(",", "."));
  if (by === undefined || by === 0) return undefined;
  return offers.flatMap((offer) => {
    const before = offer.margin === null ? undefined : parseBasisPoints(offer.margin);
    if (before === undefined || !chosen.has(offer.idHashed)) return [];
    return [{ offer, margin: formatBasisPoints(BigInt(before + by)) }];
  });
}
