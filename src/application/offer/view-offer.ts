import { isTradedBy } from "../../domain/account/demo-account.ts";
import type { OfferId } from "../../domain/id/id.ts";
import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import { isOpenTo } from "../../domain/offer/special-offer.ts";
import { confirmationsOf, type ConfirmKind } from "../../domain/trade-start/confirmations.ts";
import { termsWarningOf, type TermsWarning } from "../../domain/trade-start/terms-warning.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { Current } from "../ports/current-policy.ts";
import type { OfferReports } from "../ports/offer-reports.ts";
import type { OfferViews } from "../ports/offer-store.ts";
import type { OfferInView } from "./offer-in-view.ts";
import type { OfferWindow } from "./offer-window.ts";

/** An offer on its own page. */
export interface ViewedOffer extends OfferInView {
  /** Whether the viewer has a report about it that nobody has decided yet. */
  readonly isReported: boolean;
  /** What the viewer has to confirm before a start. */
  readonly confirmations: readonly ConfirmKind[];
  /** Why the viewer is shown the terms once more before a start. */
  readonly termsWarning: TermsWarning | undefined;
}

/** Shows one offer: to anyone for whom it is on and approved, to its owner always. */
export class ViewOffer {
  readonly #offers: OfferViews;
  readonly #window: OfferWindow;
  readonly #reports: OfferReports;
  readonly #policy: Current<Pick<OfferPolicy, "askBasisPoints">>;

  constructor(
    offers: OfferViews,
    window: OfferWindow,
    reports: OfferReports,
    policy: Current<Pick<OfferPolicy, "askBasisPoints">>,
  ) {
    this.#offers = offers;
    this.#window = window;
    this.#reports = reports;
    this.#policy = policy;
  }

  async execute(
    offerId: OfferId,
    reader: Actor | undefined,
  ): Promise<Result<ViewedOffer, { readonly code: "not_found" }>> {
    const record = await this.#offers.record(offerId);
    if (!record || !isTradedBy(record.offer.asset, reader)) return refuse({ code: "not_found" });
    const [seen] = await this.#window.show([record], reader, () => undefined);
    const isOpen = isOpenTo(record.offer, {
      readerId: reader?.traderId,
      now: record.now,
      meetsInPool: seen?.known?.meetsInPool,
    });
    if (!seen || !(isOpen || seen.isOwn)) return refuse({ code: "not_found" });
    const isReported =
      reader !== undefined && (await this.#reports.isReported(offerId, reader.traderId));
    return accept({
      ...seen,
      isReported,
      confirmations: this.#confirmations(seen),
      termsWarning: await this.#termsWarning(seen, reader),
    });
  }

  async #termsWarning({ offer, isOwn }: OfferInView, reader: Actor | undefined) {
    if (isOwn) return undefined;
    const haveChanged =
      reader !== undefined && (await this.#offers.hasNewTerms(offer.id, reader.traderId));
    return termsWarningOf(offer, haveChanged);
  }

  #confirmations({ offer, distance, known, isOwn }: OfferInView): readonly ConfirmKind[] {
    if (isOwn) return [];
    const criticalBasisPoints = this.#policy().askBasisPoints.favorable;
    const taker = known ?? { hasTraded: false, country: undefined };
    return confirmationsOf(offer, { distance, criticalBasisPoints, taker });
  }
}
