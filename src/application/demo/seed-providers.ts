import type { BankDetails } from "../../domain/bank-account/bank-details.ts";
import type { OrderKind } from "../../domain/provider-order/provider-order.ts";
import { accept, refuse, type Refusal, type Result } from "../../domain/result/result.ts";
import { ofCents } from "../../domain/virtual-card/virtual-card.ts";
import type { Actor } from "../actor/actor.ts";
import type { ListBankAccounts } from "../bank-account/list-bank-accounts.ts";
import type { SaveBankAccount } from "../bank-account/save-bank-account.ts";
import type { VirtualCardViews } from "../ports/virtual-card-views.ts";
import type { CarryOutOrders } from "../provider-order/carry-out-orders.ts";
import type { OwnOrders } from "../provider-order/own-orders.ts";
import type { PlaceOrder } from "../provider-order/place-order.ts";
import type { PlayOrder } from "../provider-order/play-order.ts";
import type { QuotedOrder, QuoteOrder } from "../provider-order/quote-order.ts";
import type { CarryOutCardActs } from "../virtual-card/carry-out-card-acts.ts";
import type { FollowCardPayments } from "../virtual-card/follow-card-payments.ts";
import type { PlayCardPayment } from "../virtual-card/play-card-payment.ts";
import type { RequestCardAct } from "../virtual-card/request-card-act.ts";
import { demoPassword } from "./demo-accounts.ts";
import type { Interlude } from "./demo-seeder.ts";

/** The use cases by which somebody uses a card, ramps and top-ups, and what a worker does between. */
interface ProviderParts {
  readonly actorOf: (username: string) => Promise<Actor>;
  readonly cardViews: Pick<VirtualCardViews, "cardsOf" | "paymentsOf">;
  readonly requestCardAct: Pick<RequestCardAct, "order" | "topUp">;
  readonly playCardPayment: PlayCardPayment;
  readonly carryOutCardActs: CarryOutCardActs;
  readonly followCardPayments: FollowCardPayments;
  readonly listBankAccounts: ListBankAccounts;
  readonly saveBankAccount: SaveBankAccount;
  readonly quoteOrder: Pick<QuoteOrder, "buy" | "sell" | "load">;
  readonly placeOrder: PlaceOrder;
  readonly ownOrders: Pick<OwnOrders, "list" | "payment">;
  readonly playOrder: PlayOrder;
  readonly carryOutOrders: Pick<CarryOutOrders, "execute">;
}

const holder = "ana_lima";
const proof = { password: demoPassword };
const loadedCents = 150_00n;
/** 0.002 BTC. */
const soldUnits = 200_000n;

/** Where the holder is paid: the published example of a Portuguese account. */
const account: BankDetails = {
  fiatCurrencyId: 14,
  holderName: "Ana Lima",
  isPersonal: true,
  country: "PT",
  iban: "PT50 0002 0123 1234 5678 9015 4",
  swiftCode: "BCOMPTPL",
};

const purchases = [
  { daysAgo: 11, merchant: "Corner Books", cents: 18_40n },
  { daysAgo: 6, merchant: "Coast Railway", cents: 64_20n },
  // More than is left: declined.
  { daysAgo: 2, merchant: "Garden Hotel", cents: 210_00n },
] as const;

const day = 1_440;

/** Somebody of the demo has a card, and bought, sold and loaded at the providers: each once. */
export class SeedProviders {
  readonly #parts: ProviderParts;

  constructor(parts: ProviderParts) {
    this.#parts = parts;
  }

  interludes(): readonly Interlude[] {
    return [
      { name: "a card", minutesAgo: 16 * day, play: () => this.#orderCard() },
      ...purchases.map((each) => ({
        name: `a payment to ${each.merchant}`,
        minutesAgo: each.daysAgo * day,
        play: () => this.#pay(each),
      })),
      { name: "an on-ramp", minutesAgo: 9 * day, play: () => this.#buy(1, 200_00n, true) },
      {
        name: "an on-ramp that nobody pays",
        minutesAgo: 90,
        play: () => this.#buy(2, 50_00n, false),
      },
      { name: "a top-up", minutesAgo: 7 * day, play: () => this.#load() },
      { name: "an off-ramp", minutesAgo: 4 * day, play: () => this.#sell() },
      { name: "its payout", minutesAgo: 2 * day, play: () => this.#payOut() },
    ];
  }

  async #orderCard(): Promise<Result<unknown, Refusal>> {
    const { cardViews, requestCardAct } = this.#parts;
    const actor = await this.#parts.actorOf(holder);
    if ((await cardViews.cardsOf(actor.traderId)).length > 0) return accept(undefined);
    const ordered = await requestCardAct.order(
      actor,
      { label: "Travel", mostFee: undefined },
      undefined,
    );
    if (!ordered.ok) return ordered;
    await this.#cardRound();
    const sum = { amount: ofCents(loadedCents), mostFee: undefined };
    const loaded = await requestCardAct.topUp(actor, ordered.value, sum, proof, undefined);
    await this.#cardRound();
    return loaded;
  }

  async #pay({ merchant, cents }: (typeof purchases)[number]): Promise<Result<unknown, Refusal>> {
    const { cardViews, playCardPayment } = this.#parts;
    const actor = await this.#parts.actorOf(holder);
    const [card] = await cardViews.cardsOf(actor.traderId);
    const all = { cardId: undefined, offset: 0, limit: 100 };
    const { payments } = await cardViews.paymentsOf(actor.traderId, all);
    if (!card || payments.some((each) => each.merchant === merchant)) return accept(undefined);
    const paid = await playCardPayment.execute(actor, card.id, {
      kind: "purchase",
      cents,
      merchant,
    });
    await this.#cardRound();
    return paid;
  }

  /** What a worker does with cards. */
  async #cardRound(): Promise<void> {
    throwFirst(await this.#parts.carryOutCardActs.execute());
    throwFirst(await this.#parts.followCardPayments.execute());
  }

  async #buy(count: number, minor: bigint, isPaid: boolean): Promise<Result<unknown, Refusal>> {
    const { quoteOrder, ownOrders, playOrder } = this.#parts;
    const actor = await this.#parts.actorOf(holder);
    if ((await this.#countOf(actor, "on-ramp")) >= count) return accept(undefined);
    const market = { coin: "BTC", currency: "EUR", way: "card" } as const;
    const placed = await this.#place(actor, await quoteOrder.buy(actor, market, minor));
    if (!placed.ok || !isPaid) return placed;
    const opened = await ownOrders.payment(actor, placed.value);
    if (!opened.ok) return opened;
    await playOrder.execute(actor, placed.value, "paid");
    return playOrder.execute(actor, placed.value, "done");
  }

  async #load(): Promise<Result<unknown, Refusal>> {
    const { quoteOrder, playOrder } = this.#parts;
    const actor = await this.#parts.actorOf(holder);
    if ((await this.#countOf(actor, "top-up")) > 0) return accept(undefined);
    const wanted = {
      coin: "USDT",
      phone: "+254712345678",
      operatorId: "play-ke-1",
      amount: 500_00n,
    } as const;
    const placed = await this.#place(actor, await quoteOrder.load(actor, wanted));
    if (!placed.ok) return placed;
    throwFirst(await this.#parts.carryOutOrders.execute());
    return playOrder.execute(actor, placed.value, "done");
  }

  async #sell(): Promise<Result<unknown, Refusal>> {
    const { quoteOrder, listBankAccounts, saveBankAccount } = this.#parts;
    const actor = await this.#parts.actorOf(holder);
    if ((await this.#countOf(actor, "off-ramp")) > 0) return accept(undefined);
    const [saved] = await listBankAccounts.execute(actor);
    const added = saved ? accept(saved) : await saveBankAccount.add(actor, account);
    if (!added.ok) return added;
    const market = { coin: "BTC", currency: "EUR" } as const;
    const { id } = added.value;
    return this.#place(actor, await quoteOrder.sell(actor, market, soldUnits, id));
  }

  async #payOut(): Promise<Result<unknown, Refusal>> {
    const { ownOrders, playOrder } = this.#parts;
    const actor = await this.#parts.actorOf(holder);
    const { orders } = await ownOrders.list(actor, "off-ramp", { offset: 0, limit: 1 });
    const [order] = orders;
    if (order?.state !== "held") return accept(undefined);
    throwFirst(await this.#parts.carryOutOrders.execute());
    return playOrder.execute(actor, order.id, "done");
  }

  async #countOf(actor: Actor, kind: OrderKind): Promise<number> {
    const page = { offset: 0, limit: 1 };
    return (await this.#parts.ownOrders.list(actor, kind, page)).total;
  }

  /** Returns the id of the order. */
  async #place(
    actor: Actor,
    quoted: Result<QuotedOrder, Refusal>,
  ): Promise<Result<string, Refusal>> {
    if (!quoted.ok) return quoted;
    const { quote, obstacle } = quoted.value;
    if (obstacle) return refuse({ code: obstacle });
    const placed = await this.#parts.placeOrder.execute(actor, quote.id, proof);
    return placed.ok ? accept(placed.value.id) : placed;
  }
}

/** Errors of a worker's round: in the story they are bugs of it. */
function throwFirst([error]: readonly unknown[]): void {
  if (error !== undefined) throw error;
}
