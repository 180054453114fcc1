import { setTimeout as pause } from "node:timers/promises";
import type { AdminContracts } from "../../src/adapters/http/contract/admin/admin-routes.ts";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { Contracts } from "../../src/adapters/http/contract/routes.ts";
import type { TradeView } from "../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import type { ProposalKind } from "../../src/domain/trade/proposal.ts";
import type { TradeStatus } from "../../src/domain/trade/trade-status.ts";
import type { TradeDeadlineKind } from "../../src/domain/trade/trade.ts";
import { bankAccountBody } from "./bank-account-body.ts";
import { buying, offerBody } from "./offer-owners.ts";
import { storeNotice } from "./sent-files.ts";
import { StaffVisitor } from "./staff-visitor.ts";
import { reportOf } from "./trader-cast.ts";
import { TradingPair } from "./trading-pair.ts";
import type { Visitor } from "./visitor.ts";

const explanation = "What both sides showed leads to this and to nothing else.";
const why = { reason: "A test walks every way that a trade can go." };
const password = { password: demoPassword };
const rules = { buyer: "4.1", seller: "4.3", split: "4.5" } as const;

/** The staff that walks take, by what they do. */
const staffNames = {
  moderator: "nia_mod",
  supermoderator: "vera_super",
  /** Hears appeals of verdicts that the other one confirmed. */
  second: "sam_support",
  admin: "ada_admin",
  other: "ben_admin",
} as const;
type StaffName = keyof typeof staffNames;

/** Everybody and every offer that walks start from. */
export class WalkGround {
  readonly pair: TradingPair;
  readonly staff: Readonly<Record<StaffName, StaffVisitor>>;
  readonly offers: Readonly<Record<"plain" | "deferred" | "card" | "bank" | "bought", string>>;
  /** How often money was moved. */
  moves = 0;

  private constructor(parts: Pick<WalkGround, "pair" | "staff" | "offers">) {
    this.pair = parts.pair;
    this.staff = parts.staff;
    this.offers = parts.offers;
  }

  static async open(): Promise<WalkGround> {
    const pair = await TradingPair.open();
    await pair.app.database.query(
      "UPDATE staff SET role = 'supermoderator' WHERE username = 'sam_support'",
    );
    const staff: Partial<Record<StaffName, StaffVisitor>> = {};
    for (const name of Object.keys(staffNames) as StaffName[]) {
      staff[name] = await StaffVisitor.ofDemo(pair.app.adminUrl, staffNames[name]);
    }
    const publish = async (change: object): Promise<string> => {
      const body = { ...offerBody, ...change };
      const { data } = await pair.seller.must("createOffer", { body });
      return (data as MyOfferView).idHashed;
    };
    const saved = await pair.seller.must("addBankAccount", { body: bankAccountBody() });
    const offers = {
      plain: await publish({
        payment_method: "paypal",
        payment_details: [{ label: "PayPal", value: "ana@example.org" }],
      }),
      deferred: await publish({ deferred_escrow: true }),
      card: await publish({
        payment_method: "amazon-gift-card",
        payment_details: [],
        flow: "gcc-auto",
      }),
      bank: await publish({
        payment_details: undefined,
        saved_account: (saved.data as { id: string }).id,
        flow: "bt-auto",
      }),
      bought: await publish(buying),
    };
    return new WalkGround({ pair, staff: staff as Record<StaffName, StaffVisitor>, offers });
  }
}

/** One trade on its way, which both parties, staff and the clock move on by requests. */
export class TradeWalk {
  readonly #ground: WalkGround;
  #id = "";
  #buyer: Visitor;
  #seller: Visitor;

  constructor(ground: WalkGround) {
    this.#ground = ground;
    this.#buyer = ground.pair.buyer;
    this.#seller = ground.pair.seller;
  }

  async start(kind: keyof WalkGround["offers"]): Promise<void> {
    const { buyer, seller } = this.#ground.pair;
    const body = {
      offer_id: this.#ground.offers[kind],
      fiat_amount: "20.00",
      confirmed: ["DelayedEscrow", "RiskyPaymentMethod"],
      ...(kind === "bought" && { payment_details: offerBody.payment_details }),
    };
    this.#id = ((await buyer.must("startTrade", { body })).data as TradeView).id;
    if (kind === "bought") [this.#buyer, this.#seller] = [seller, buyer];
  }

  buyer(act: keyof Contracts, body?: object) {
    return this.#buyer.must(act, { parameters: { id: this.#id }, ...(body && { body }) });
  }

  seller(act: keyof Contracts, body?: object) {
    return this.#seller.must(act, { parameters: { id: this.#id }, ...(body && { body }) });
  }

  staff(name: StaffName, act: keyof AdminContracts, body?: object) {
    const sent = { parameters: { id: this.#id }, ...(body && { body }) };
    return this.#ground.staff[name].must(act, sent);
  }

  cancel() {
    return this.buyer("cancelTrade", {});
  }

  async giveBack() {
    const { data } = await this.buyer("viewTrade");
    return this.buyer("cancelTrade", { status: (data as TradeView).status });
  }

  release() {
    return this.seller("releaseTrade", password);
  }

  /** The buyer proposes, and the seller accepts. */
  async agree(kind: ProposalKind, more: object = {}): Promise<void> {
    const { data } = await this.buyer("propose", { kind, ...more });
    const proposalId = (data as TradeView).proposals[0]?.id ?? "";
    const parameters = { id: this.#id, proposalId };
    await this.#seller.must("acceptProposal", { parameters, body: password });
  }

  /** Brings a deadline to now; whoever looks next finds what happened at it. */
  async due(kind: TradeDeadlineKind): Promise<void> {
    await this.alter(
      "UPDATE deadline SET at = clock_timestamp() WHERE subject = $1 AND kind = $2",
      [kind],
    );
    await this.seller("viewTrade");
  }

  /** Waits for what a job does by itself. */
  async until(status: TradeStatus): Promise<void> {
    const now = async () => ((await this.seller("viewTrade")).data as TradeView).status;
    while ((await now()) !== status) await pause(20);
  }

  /** Five minutes pass, so that the seller may leave a buyer who never came. */
  later(): Promise<void> {
    return this.alter(
      "UPDATE trade SET started_at = started_at - interval '6 minutes' WHERE id = $1",
    );
  }

  marketWas(percent: number): Promise<void> {
    const sql = "UPDATE trade SET market_price = round(market_price * $2 / 100) WHERE id = $1";
    return this.alter(sql, [percent]);
  }

  /** Asked for a hold that the seller cannot cover, the ledger refuses. */
  async fundWithout(): Promise<void> {
    const [row] = await this.#ground.pair.app.database.query<{ account: string; all: string }>(
      `SELECT id AS account, balance AS all FROM ledger_account
        WHERE id = (SELECT 'available:BTC:' || seller_id FROM trade WHERE id = $1)`,
      [this.#id],
    );
    if (!row) throw new Error("The seller has no account");
    await this.#move(row.account, `-${row.all}`);
    await this.seller("fundTrade");
    await this.#move(row.account, row.all);
  }

  /** Moves money out of the marketplace or back, with an entry in the books. */
  async #move(account: string, units: string): Promise<void> {
    this.#ground.moves += 1;
    await this.#ground.pair.app.database.query(
      `WITH entry AS (
         INSERT INTO ledger_entry (ref) VALUES ('walk:' || $3) RETURNING id),
       postings AS (
         INSERT INTO ledger_posting
           SELECT entry.id, $1, $2::numeric FROM entry
           UNION ALL SELECT entry.id, 'clearing:BTC', -$2::numeric FROM entry)
       UPDATE ledger_account SET balance = balance + CASE WHEN id = $1 THEN $2::numeric ELSE -$2::numeric END
        WHERE id IN ($1, 'clearing:BTC')`,
      [account, units, String(this.#ground.moves)],
    );
  }

  async dispute(who: "buyer" | "seller"): Promise<void> {
    await this.alter("UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1");
    await this[who]("openDispute", { dispute_reason_id: 1 });
  }

  async decide(verdict: keyof typeof rules): Promise<void> {
    await this.staff("moderator", "takeCase");
    const buyer_share = verdict === "split" ? { buyer_share: 2_500 } : {};
    const body = { verdict, rule: rules[verdict], evidence: ["e1"], explanation, ...buyer_share };
    await this.staff("moderator", "decideCase", body);
    if (verdict === "split") await this.staff("supermoderator", "confirmVerdict", why);
  }

  async report(): Promise<void> {
    const attachment_id = await storeNotice(this.#seller, this.#id);
    await this.#seller.must("reportChargeback", { body: { ...reportOf(this.#id), attachment_id } });
    await this.buyer("answerChargeback", { text: "I took nothing back." });
  }

  async alter(sql: string, values: readonly unknown[] = []): Promise<void> {
    await this.#ground.pair.app.database.query(sql, [this.#id, ...values]);
  }
}
