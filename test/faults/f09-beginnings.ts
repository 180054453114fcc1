import type { DataSource } from "typeorm";
import type { MyOfferView } from "../../src/adapters/http/contract/offer/my-offer-views.ts";
import type { StaffActor } from "../../src/application/actor/staff-actor.ts";
import type { TradeDesk } from "../../src/application/trade/trade-desk.ts";
import type { Verdict } from "../../src/domain/trade/trade-memory.ts";
import type { CaseDeskParts } from "../support/case-desk.ts";
import { offerBody } from "../support/offer-owners.ts";
import { desksOn } from "../support/open-case-desk.ts";
import type { Answered } from "./insistent-client.ts";
import type { Pair } from "./load.ts";
import { proof, startPaid, startTrade } from "./trade-steps.ts";

/**
 * The statuses in which acts are tried: all that a trade can be brought to, except those of gift
 * cards, those that only a refusing ledger leads to, and a debt that is paid.
 */
export const beginnings = [
  "pending",
  "active_funded",
  "paid",
  "dispute_open",
  "dispute_won_buyer",
  "dispute_won_seller",
  "dispute_awarded",
  "released",
  "feedback_updated",
  "chargeback_started",
  "expired",
  "cancelled",
  "cancelled_buyer",
  "cancelled_seller",
  "cancelled_system",
] as const;

export type Beginning = (typeof beginnings)[number];

type Parameters = { readonly id: string };

/**
 * Brings trades to these statuses: with requests, with staff in this process, and by advancing
 * clocks.
 */
export class Beginnings {
  readonly #pool: DataSource;
  readonly #desk: TradeDesk;
  readonly #staff: CaseDeskParts;
  readonly #supervisor: StaffActor;
  /** The offers of the one seller here, by how they differ. */
  readonly #offers = new Map<string, string>();

  private constructor(pool: DataSource, supervisor: StaffActor) {
    const { desk, staff } = desksOn(pool);
    this.#pool = pool;
    this.#desk = desk;
    this.#staff = staff;
    this.#supervisor = supervisor;
  }

  static async open(pool: DataSource): Promise<Beginnings> {
    const [row] = await pool.query<{ id: string; username: string; code_name: string }[]>(
      "SELECT id, username, code_name FROM staff WHERE role = 'supermoderator' LIMIT 1",
    );
    if (!row) throw new Error("Nobody supervises.");
    return new Beginnings(pool, {
      staffId: row.id,
      role: "supermoderator",
      username: row.username,
      codeName: row.code_name,
      linkedIds: [],
      sessionStartedAt: Date.now(),
      isFreshlyProven: true,
    });
  }

  /** Returns the id of a new trade of the existing pair. */
  async bring(pair: Pair, to: Beginning, name: string): Promise<string> {
    const parameters = await this.#on(to)(pair, name);
    return parameters.id;
  }

  /** A file that the seller stored: its id. */
  async #noticeOf(tradeId: string): Promise<string> {
    const id = `notice-${tradeId}`;
    await this.#pool.query(
      `WITH stored AS (
         INSERT INTO attachment (id, trade_id, author_id, kind, bytes, content_hash, is_stored)
         SELECT $1, id, seller_id, 'image/png', 1, sha256('x'), true FROM trade WHERE id = $2)
       INSERT INTO attachment_content (attachment_id, salt, name)
       VALUES ($1, decode(repeat('00', 16), 'hex'), 'notice.png')`,
      [id, tradeId],
    );
    return id;
  }

  #on(to: Beginning): (pair: Pair, name: string) => Promise<Parameters> {
    const ways: Record<Beginning, (pair: Pair, name: string) => Promise<Parameters>> = {
      pending: (pair, name) => this.#startOn(pair, name, { deferred_escrow: true }),
      active_funded: startTrade,
      paid: startPaid,
      dispute_open: (pair, name) => this.#disputed(pair, name),
      dispute_won_buyer: (pair, name) => this.#decided(pair, name, { for: "buyer" }),
      dispute_won_seller: (pair, name) => this.#decided(pair, name, { for: "seller" }),
      dispute_awarded: (pair, name) =>
        this.#decided(pair, name, { for: "split", buyerShare: 2_500 }),
      released: (pair, name) => this.#released(pair, () => startPaid(pair, name)),
      feedback_updated: async (pair, name) => {
        const parameters = await this.#released(pair, () => startPaid(pair, name));
        await asked(pair.buyer.ask("giveFeedback", { parameters, body: { type: "positive" } }));
        return parameters;
      },
      chargeback_started: async (pair, name) => {
        const parameters = await this.#released(pair, async () => {
          const started = await this.#startOn(pair, name, { payment_method: "paypal" });
          await pair.buyer.insist("markTradePaid", { parameters: started });
          return started;
        });
        const body = {
          trade_id: parameters.id,
          text: "The service took the payment back today.",
          bank_reference: "R-1",
          amount: "20.00",
          date: new Date().toISOString().slice(0, 10),
          attachment_id: await this.#noticeOf(parameters.id),
          is_verified_correctly: true,
        };
        await asked(pair.seller.ask("reportChargeback", { body }));
        return parameters;
      },
      expired: async (pair, name) => {
        const parameters = await startTrade(pair, name);
        await this.#pool.query(
          "UPDATE deadline SET at = clock_timestamp() WHERE subject = $1 AND done_at IS NULL",
          [parameters.id],
        );
        await this.#desk.carryOutDue(parameters.id);
        return parameters;
      },
      cancelled: async (pair, name) => {
        const parameters = await startTrade(pair, name);
        await pair.buyer.insist("propose", { parameters, body: { kind: "agree-cancel" } });
        const [proposal] = await this.#pool.query<{ id: string }[]>(
          "SELECT rules #>> '{proposals,0,id}' AS id FROM trade WHERE id = $1",
          [parameters.id],
        );
        await pair.seller.insist("acceptProposal", {
          parameters: { ...parameters, proposalId: proposal?.id ?? "" },
          body: {},
        });
        return parameters;
      },
      cancelled_buyer: async (pair, name) => {
        const parameters = await startTrade(pair, name);
        await pair.buyer.insist("cancelTrade", { parameters, body: {} });
        return parameters;
      },
      cancelled_seller: async (pair, name) => {
        const parameters = await this.#startOn(pair, name, { deferred_escrow: true });
        await pair.seller.insist("cancelTrade", { parameters, body: {} });
        return parameters;
      },
      cancelled_system: async (pair, name) => {
        const parameters = await this.#startOn(pair, name, { deferred_escrow: true });
        const { cancelByStaff } = this.#staff;
        done(await cancelByStaff.execute(this.#supervisor, parameters.id, "Tried by a test."));
        return parameters;
      },
    };
    return ways[to];
  }

  async #released(pair: Pair, paid: () => Promise<Parameters>): Promise<Parameters> {
    const parameters = await paid();
    await pair.seller.insist("releaseTrade", { parameters, body: proof });
    return parameters;
  }

  async #disputed(pair: Pair, name: string): Promise<Parameters> {
    const parameters = await startPaid(pair, name);
    await pair.seller.insist("openDispute", { parameters, body: { dispute_reason_id: 4 } });
    return parameters;
  }

  async #decided(pair: Pair, name: string, verdict: Verdict): Promise<Parameters> {
    const parameters = await this.#disputed(pair, name);
    done(await this.#staff.takeCase.execute(this.#supervisor, parameters.id));
    const explanation = "What both sides showed leads to this and to nothing else.";
    const rule = { buyer: "4.1", seller: "4.3", split: "4.5" }[verdict.for];
    const said = { verdict, rule, evidence: [], explanation, noEvidenceReason: explanation };
    done(await this.#staff.decideCase.execute(this.#supervisor, parameters.id, said));
    return parameters;
  }

  /** On an offer of the seller that differs from their usual one. */
  async #startOn(pair: Pair, name: string, difference: object): Promise<Parameters> {
    const kind = JSON.stringify(difference);
    const known = this.#offers.get(kind);
    const offerId = known ?? (await publish(pair.seller, difference));
    this.#offers.set(kind, offerId);
    return startTrade({ ...pair, offerId }, name);
  }
}

async function publish(seller: Pair["seller"], difference: object): Promise<string> {
  const answered = await asked(
    seller.ask("createOffer", { body: { ...offerBody, ...difference } }),
  );
  return (answered.body as { data: MyOfferView }).data.idHashed;
}

async function asked(answer: ReturnType<Pair["buyer"]["ask"]>): Promise<Answered> {
  const answered = await answer;
  if (answered?.status === 200) return answered;
  throw new Error(`Not brought there: ${JSON.stringify(answered?.body)}`);
}

function done(result: { readonly ok: boolean; readonly refusal?: unknown }): void {
  if (!result.ok) throw new Error(`Not brought there: ${JSON.stringify(result.refusal)}`);
}
