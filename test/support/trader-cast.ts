import type { CaseView } from "../../src/adapters/http/contract/admin/case-views.ts";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import type {
  ProposalView,
  TradeView,
} from "../../src/adapters/http/contract/trade/trade-views.ts";
import { demoPassword } from "../../src/application/demo/demo-accounts.ts";
import type { AccountState } from "../../src/domain/account/account-states.ts";
import { offerBody } from "./offer-owners.ts";
import { storeNotice } from "./sent-files.ts";
import { StaffVisitor } from "./staff-visitor.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import { Visitor } from "./visitor.ts";

/** How far a trade has come; one that is only `seen` is shared by all callers. */
export type Stage =
  | "seen"
  | "funded"
  | "proposed"
  | "paid"
  | "disputed"
  | "decided"
  | "released"
  | "reviewed"
  | "reported"
  | "escrow";

/** A trade with both its parties signed in. */
export interface CastTrade {
  readonly id: string;
  readonly buyer: Visitor;
  readonly seller: Visitor;
  /** What the seller proposed; empty if nothing. */
  readonly proposalId: string;
}

/**
 * Ana's offer: payments by its method can be reversed, and its details are recognized elsewhere.
 */
export const castOffer = {
  ...offerBody,
  payment_method: "paypal",
  payment_details: [{ label: "PayPal", value: "canary-of-ana" }],
};

const explanation = "The bank's own page shows the payment on that day.";

/** Who may call a route besides the parties of what it is about. */
interface Strangers {
  readonly nobody: readonly Visitor[];
  /**
   * Signed in at the console alone: one with its cookie, one with its secret under our cookie's
   * name.
   */
  readonly staff: readonly Visitor[];
  /** Was signed in when they were banned. */
  readonly banned: readonly Visitor[];
  /** Signed in, and not a party to anything. */
  readonly stranger: readonly Visitor[];
  /** The same, restricted or frozen. */
  readonly held: readonly Visitor[];
}

/** The demo with everybody who may call a route: the right one, and all the wrong ones. */
export class TraderCast {
  readonly app: TestApp;
  readonly nobody: readonly Visitor[];
  readonly staff: readonly Visitor[];
  readonly banned: readonly Visitor[];
  readonly stranger: readonly Visitor[];
  readonly held: readonly Visitor[];
  /** Has the offers, and sells in the trades. */
  readonly ana: Visitor;
  readonly #moderator: StaffVisitor;
  #seen: Promise<CastTrade> | undefined;
  #people = 0;

  private constructor(app: TestApp, people: Strangers, ana: Visitor, moderator: StaffVisitor) {
    this.app = app;
    this.nobody = people.nobody;
    this.staff = people.staff;
    this.banned = people.banned;
    this.stranger = people.stranger;
    this.held = people.held;
    this.ana = ana;
    this.#moderator = moderator;
  }

  static async open(): Promise<TraderCast> {
    const app = await startTestApp({ DEMO: "1", MULTISIG_ESCROWS: "1" });
    const { url, adminUrl } = app;
    const moderator = await StaffVisitor.ofDemo(adminUrl, "nia_mod");
    const secret = sessionOf(moderator.cookie, "__Host-staff");
    const people = {
      nobody: [await Visitor.of(url)],
      staff: [
        await Visitor.of(url, { "__Host-staff": secret }),
        await Visitor.of(url, { "__Host-session": secret }),
      ],
      banned: [await signUp(app, "banned_one")],
      stranger: [await signUp(app, "strange_one")],
      held: [await signUp(app, "restricted_1"), await signUp(app, "frozen_one")],
    };
    const cast = new TraderCast(app, people, await Visitor.ofDemo(url, "ana_lima"), moderator);
    await cast.mark("restricted_1", "restricted");
    await cast.mark("frozen_one", "frozen");
    await cast.mark("banned_one", "banned");
    return cast;
  }

  close(): Promise<void> {
    return this.app.stop();
  }

  /** Begins a state of an account, as a supermoderator would. */
  async mark(username: string, state: AccountState): Promise<void> {
    const vera = await StaffVisitor.ofDemo(this.app.adminUrl, "vera_super");
    const [row] = await this.app.database.query<{ id: string }>(
      "SELECT id FROM trader WHERE username = $1",
      [username],
    );
    const body = { state, reason: "For a test." };
    await vera.must("beginAccountState", { parameters: { id: row?.id ?? "" }, body });
  }

  /** A new trader, signed in. */
  newcomer(): Promise<Visitor> {
    this.#people += 1;
    return signUp(this.app, `newcomer_${this.#people}x`);
  }

  /** An offer of ana's. */
  async offer(): Promise<MyOfferView> {
    return (await this.ana.must("createOffer", { body: castOffer })).data;
  }

  /** A trade of a new buyer with ana that has come this far. */
  trade(stage: Stage, offerId: string): Promise<CastTrade> {
    if (stage === "escrow") return this.#beginEscrow();
    if (stage !== "seen") return this.#make(stage, offerId);
    this.#seen ??= this.#make("funded", offerId);
    return this.#seen;
  }

  /** A trade whose escrow is on the chain, before anyone gave keys. */
  async #beginEscrow(): Promise<CastTrade> {
    const buyer = await this.newcomer();
    const wanted = { ...castOffer, multisig_escrow: true };
    const offer: MyOfferView = (await this.ana.must("createOffer", { body: wanted })).data;
    const confirmed = ["CriticalMargin", "DelayedEscrow"];
    const body = { offer_id: offer.idHashed, fiat_amount: "50.00", confirmed };
    const { id }: TradeView = (await buyer.must("startTrade", { body })).data;
    return { id, buyer, seller: this.ana, proposalId: "" };
  }

  async #make(stage: Stage, offerId: string): Promise<CastTrade> {
    const buyer = await this.newcomer();
    // Its owner may have set another price meanwhile.
    const body = { offer_id: offerId, fiat_amount: "20.00", confirmed: ["CriticalMargin"] };
    const { id }: TradeView = (await buyer.must("startTrade", { body })).data;
    const trade = { id, buyer, seller: this.ana, proposalId: "" };
    if (stage === "funded") return trade;
    if (stage === "proposed") return { ...trade, proposalId: await this.#propose(id) };
    await buyer.must("markTradePaid", { parameters: { id } });
    if (stage === "paid" || stage === "disputed" || stage === "decided") {
      await this.#dispute(trade, stage);
    } else await this.#release(trade, stage);
    return trade;
  }

  async #propose(id: string): Promise<string> {
    const sent = { parameters: { id }, body: { kind: "agree-cancel" } };
    const { proposals }: { proposals: readonly ProposalView[] } = (
      await this.ana.must("propose", sent)
    ).data;
    return proposals[0]?.id ?? "";
  }

  async #dispute({ id, buyer }: CastTrade, stage: Stage): Promise<void> {
    const parameters = { id };
    await this.app.database.query(
      "UPDATE trade SET dispute_available_at = clock_timestamp() WHERE id = $1",
      [id],
    );
    if (stage === "paid") return;
    await buyer.must("openDispute", { parameters, body: { dispute_reason_id: 1 } });
    if (stage === "disputed") return;
    await this.#moderator.must("takeCase", { parameters });
    const body = { verdict: "seller", rule: "4.3", evidence: ["e1"], explanation };
    const decided: CaseView = (await this.#moderator.must("decideCase", { parameters, body })).data;
    if (decided.verdict === null) throw new Error("The verdict waits for someone");
  }

  async #release({ id, buyer, seller }: CastTrade, stage: Stage): Promise<void> {
    const parameters = { id };
    await seller.must("releaseTrade", { parameters, body: { password: demoPassword } });
    if (stage === "reviewed") {
      await buyer.must("giveFeedback", { parameters, body: { type: "positive" } });
    }
    if (stage === "reported")
      await seller.must("reportChargeback", {
        body: { ...reportOf(id), attachment_id: await storeNotice(seller, id) },
      });
  }
}

/** A report of a payment that was reversed, without the notice. */
export function reportOf(id: string) {
  return {
    trade_id: id,
    text: "PayPal took the payment back and says that the card was stolen.",
    bank_reference: "CB-2026-1107",
    amount: "20.00",
    date: new Date().toISOString().slice(0, 10),
    is_verified_correctly: true,
  };
}

async function signUp(app: TestApp, username: string): Promise<Visitor> {
  // One address may open only so many accounts a day.
  await app.database.query("DELETE FROM attempt");
  const visitor = await Visitor.of(app.url);
  await visitor.register(username);
  // Everybody has the same password, so that one body fits all, and an address that is confirmed.
  await app.database.query(
    `UPDATE trader SET password_hash = (SELECT password_hash FROM trader WHERE username = $2),
                       email_verified_at = clock_timestamp()
      WHERE username = $1`,
    [username, "ana_lima"],
  );
  return visitor;
}

/** The secret in a cookie of that name. */
function sessionOf(cookies: string, name: string): string {
  return new RegExp(`${name}=([^;]+)`).exec(cookies)?.[1] ?? "";
}
