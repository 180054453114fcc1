import type { OfferId } from "../../domain/id/id.ts";
import { signalsOf, type OfferSignal } from "../../domain/offer/offer-signals.ts";
import type { OfferPolicy } from "../../domain/offer/offer-policy.ts";
import { followedRate } from "../../domain/offer/exchange-pricing.ts";
import { priceOf } from "../../domain/offer/offer-price.ts";
import type { Price } from "../../domain/money/price.ts";
import type { AuditLog, RecordedAuditEntry } from "../ports/audit.ts";
import type { Current } from "../ports/current-policy.ts";
import type { MarketPrices } from "../ports/market-prices.ts";
import type {
  OfferInModeration,
  OfferModeration,
  RecordedOfferReport,
} from "../ports/offer-moderation.ts";
import type { StaffActor } from "../actor/staff-actor.ts";
import { moderationActs } from "./moderation-acts.ts";
import { openActs, type OpenAct } from "./open-acts.ts";

/** An offer on a moderator's page. */
export interface ModeratedOffer extends OfferInModeration {
  readonly market: Price | undefined;
  readonly price: Price | undefined;
  /** Its current signals. */
  readonly signals: readonly OfferSignal[];
  readonly reports: readonly RecordedOfferReport[];
  /** Moderators' decisions about it, newest first. */
  readonly history: readonly RecordedAuditEntry[];
  /** What the viewer may do with it now. */
  readonly acts: readonly OpenAct[];
}

const mostOfHistory = 50;

/** Shows an offer to staff. Who reported it is confidential: reading is a log entry. */
export class ViewModeratedOffer {
  readonly #offers: OfferModeration;
  readonly #log: AuditLog;
  readonly #prices: MarketPrices;
  readonly #policy: Current<OfferPolicy>;

  constructor(
    offers: OfferModeration,
    log: AuditLog,
    prices: MarketPrices,
    policy: Current<OfferPolicy>,
  ) {
    this.#policy = policy;
    this.#offers = offers;
    this.#log = log;
    this.#prices = prices;
  }

  async execute(actor: StaffActor, offerId: OfferId): Promise<ModeratedOffer | undefined> {
    const shown = await this.afterDecision(actor, offerId);
    if (!shown) return undefined;
    const { staffId, role } = actor;
    const subject = { kind: "offer", id: offerId } as const;
    await this.#log.note({ staffId, role, act: "read-offer", subject });
    return shown;
  }

  /**
   * The same for whoever just decided about it: the decision is logged, and they read it before.
   */
  async afterDecision(actor: StaffActor, offerId: OfferId): Promise<ModeratedOffer | undefined> {
    const found = await this.#offers.find(offerId);
    if (!found) return undefined;
    const { offer } = found;
    const [reports, history] = await Promise.all([
      this.#offers.reports(offer.id),
      this.#history(offer.id),
    ]);
    const market = this.#prices.quote(offer.asset, offer.currency)?.price;
    const followed = followedRate(
      offer,
      this.#prices.exchangeRates(offer.asset, offer.currency),
    )?.price;
    return {
      ...found,
      market,
      price: priceOf(offer, market, followed),
      signals: signalsOf(offer, market, this.#policy(), followed),
      reports,
      history,
      acts: openActs(found, actor),
    };
  }

  async #history(offerId: OfferId): Promise<readonly RecordedAuditEntry[]> {
    const acts = Object.values(moderationActs);
    const lists = await Promise.all(
      acts.map((act) =>
        this.#log.list({ act, subjectKind: "offer", subjectId: offerId }, 0, mostOfHistory),
      ),
    );
    return lists.flatMap(({ entries }) => entries).toSorted((one, other) => other.seq - one.seq);
  }
}
