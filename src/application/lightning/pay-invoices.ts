import { areSendsHalted } from "../../domain/halt/halt.ts";
import { satoshiToPay } from "../../domain/lightning/invoice-text.ts";
import { money } from "../../domain/money/money.ts";
import { paymentSettleEntry, sendBackEntry } from "../../domain/send/send-entries.ts";
import { paymentText } from "../../domain/send/send.ts";
import { serveFromBalance } from "../debt/serve-claims.ts";
import { SignerRefused, type SealIntent } from "../ports/chain-sender.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import type { AggregateChange, Commit, CommitChanges } from "../ports/commit.ts";
import type { LightningNode, PaymentOutcome } from "../ports/lightning-node.ts";
import type { LightningStore, StoredPayment } from "../ports/lightning-store.ts";

/**
 * For so long whoever noted an attempt is the only one who may tell the node of it; they have a quarter of it, so
 * that none of their calls is still on its way when somebody else begins. In ms.
 */
export const attemptLease = 120_000;

/** What is needed to pay invoices. */
interface PayParts {
  readonly payments: Pick<LightningStore, "payments" | "present">;
  readonly node: Pick<LightningNode, "pay" | "track">;
  readonly claims: Pick<ClaimStore, "debtorBalance">;
  readonly changes: Pick<CommitChanges, "commit">;
  readonly seal: SealIntent;
  /** Whether a preimage, in hexadecimal, has this hash. */
  readonly isPreimage: (preimage: string, hash: string) => boolean;
  /** Of this process, in ms: it does not go backwards. */
  readonly clock: () => number;
}

/**
 * Pays invoices over Lightning. An attempt is noted before the node hears of it; from then on the node alone says
 * what became of it, and it is asked before it is told again. Nothing is given back because nobody knows.
 */
export class PayInvoices {
  readonly #parts: PayParts;

  constructor(parts: PayParts) {
    this.#parts = parts;
  }

  /** One round. Returns the errors, payment by payment: one that cannot go on stops no other. */
  async execute(): Promise<readonly unknown[]> {
    const errors: unknown[] = [];
    const { payments } = this.#parts;
    for (const payment of await payments.payments("checked")) {
      await this.#begin(payment).catch((error: unknown) => errors.push(error));
    }
    for (const payment of await payments.payments("sent")) {
      await this.#follow(payment).catch((error: unknown) => errors.push(error));
    }
    return errors;
  }

  async #begin(payment: StoredPayment): Promise<void> {
    const { now, halts } = await this.#parts.payments.present();
    if (now >= payment.expiresAt) return this.#giveBack(payment, now);
    if (areSendsHalted(halts, payment.amount.asset, "lightning")) return;
    await this.#attempt(payment, now, { halts });
  }

  async #follow(payment: StoredPayment): Promise<void> {
    const outcome = await this.#parts.node.track(payment.hash);
    const { now } = await this.#parts.payments.present();
    if (outcome) return this.#conclude(payment, outcome, now);
    const isOthers = now < (payment.attempt.at ?? 0) + attemptLease;
    if (isOthers) return;
    // No node pays what has expired, so nothing can follow.
    if (now >= payment.expiresAt + attemptLease) return this.#giveBack(payment, now);
    if (now < payment.expiresAt) await this.#attempt(payment, now);
  }

  /** Notes the attempt, and tells the node if nobody else did. */
  async #attempt(
    payment: StoredPayment,
    now: number,
    more: Pick<Commit, "halts"> = {},
  ): Promise<void> {
    const { node, clock, seal } = this.#parts;
    const { id: sendId, invoice, amount, fee, hash } = payment;
    if (seal(paymentText({ sendId, invoice, amount, fee })) !== payment.seal) {
      throw new SignerRefused(`Payment ${sendId} is not what was asked for`);
    }
    const begun = clock();
    const at = new Date(now).toISOString();
    const noted = await this.#commit(now, {
      ...more,
      aggregates: [
        sendChange(payment, { state: "sent" }),
        hashChange(payment, { attemptedAt: at }),
      ],
    });
    if (!noted || clock() - begun > attemptLease / 4) return;
    await node.pay({ invoice, hash, mostFeeSatoshi: fee.units });
  }

  async #conclude(payment: StoredPayment, outcome: PaymentOutcome, now: number): Promise<void> {
    if (outcome.state === "pending") return;
    if (outcome.state === "failed") return this.#giveBack(payment, now);
    const { id, fee, hash, traderId } = payment;
    const { preimage, feeMillisatoshi } = outcome;
    if (!this.#parts.isPreimage(preimage, hash)) {
      throw new Error(`The node says that ${id} is paid, and cannot show it`);
    }
    const cost = money("BTC", satoshiToPay(feeMillisatoshi));
    if (cost.units > fee.units) throw new Error(`The node took more for ${id} than it was allowed`);
    const served = await this.#serve(payment, fee.units - cost.units);
    await this.#commit(now, {
      ...served,
      entries: [paymentSettleEntry(payment, cost), ...served.entries],
      aggregates: [
        {
          ...sendChange(payment, { state: "confirmed", fee: cost.units }),
          event: { kind: "confirmed", recipients: [traderId] },
        },
        hashChange(payment, { preimage }),
      ],
    });
  }

  /** Everything that was held. */
  async #giveBack(payment: StoredPayment, now: number): Promise<void> {
    const { traderId, amount, fee } = payment;
    const served = await this.#serve(payment, amount.units + fee.units);
    await this.#commit(now, {
      ...served,
      entries: [sendBackEntry(payment), ...served.entries],
      aggregates: [
        {
          ...sendChange(payment, { state: "cancelled" }),
          event: { kind: "failed", recipients: [traderId] },
        },
        hashChange(payment, {}),
      ],
    });
  }

  /** What the payer owes somebody is paid from what comes back. */
  async #serve({ traderId, amount: { asset } }: StoredPayment, gained: bigint) {
    const { debtorBalance } = await this.#parts.claims.debtorBalance(traderId, asset);
    return serveFromBalance({ debtorId: traderId, asset, debtorBalance, gained });
  }

  /** False where somebody else changed it meanwhile: the next round sees what there is. */
  async #commit(
    judgedAt: number,
    parts: Pick<Commit, "halts" | "aggregates" | "claims" | "debts"> & {
      readonly entries?: Commit["entries"];
    },
  ): Promise<boolean> {
    const { entries = [] } = parts;
    const done = await this.#parts.changes.commit({ judgedAt, usage: [], ...parts, entries });
    return done.outcome === "applied";
  }
}

function sendChange({ id, version }: StoredPayment, state: AggregateChange["state"]) {
  return { aggregate: "send", id, seenVersion: version, state };
}

/** Each step changes the row of the hash, too: two payments with one hash are never both under way. */
function hashChange({ hash, attempt }: StoredPayment, state: AggregateChange["state"]) {
  return { aggregate: "lightning-payment", id: hash, seenVersion: attempt.version, state };
}
