import { isHalted } from "../../domain/halt/halt.ts";
import {
  invoiceCreditEntry,
  receivedAmount,
  type InvoiceState,
} from "../../domain/lightning/lightning-invoice.ts";
import type { Instant } from "../../domain/trade/trade.ts";
import { serveFromBalance } from "../debt/serve-claims.ts";
import type { ClaimStore } from "../ports/claim-store.ts";
import type { AggregateChange, Commit, CommitChanges } from "../ports/commit.ts";
import type { LightningNode } from "../ports/lightning-node.ts";
import type { LightningStore, StoredInvoice } from "../ports/lightning-store.ts";

/**
 * Looks what became of the invoices that are open. What was paid is credited in one commit over the version that
 * was read, under a name that is used once: whoever does it again, or was killed before, changes nothing.
 */
export class FollowInvoices {
  readonly #store: Pick<LightningStore, "openInvoices" | "present">;
  readonly #node: Pick<LightningNode, "invoice">;
  readonly #claims: Pick<ClaimStore, "debtorBalance">;
  readonly #changes: Pick<CommitChanges, "commit">;

  constructor(
    store: Pick<LightningStore, "openInvoices" | "present">,
    node: Pick<LightningNode, "invoice">,
    claims: Pick<ClaimStore, "debtorBalance">,
    changes: Pick<CommitChanges, "commit">,
  ) {
    this.#store = store;
    this.#node = node;
    this.#claims = claims;
    this.#changes = changes;
  }

  /** One round. Returns the errors, invoice by invoice. */
  async execute(): Promise<readonly unknown[]> {
    const errors: unknown[] = [];
    for (const invoice of await this.#store.openInvoices()) {
      await this.#look(invoice).catch((error: unknown) => errors.push(error));
    }
    return errors;
  }

  async #look(invoice: StoredInvoice): Promise<void> {
    const outcome = await this.#node.invoice(invoice.id);
    if (outcome.state === "open") return;
    const { now, halts } = await this.#store.present();
    if (outcome.state !== "paid") return this.#commit(now, changeOf(invoice, "expired"), {});
    if (isHalted(halts, "deposits", "BTC")) return;
    const amount = receivedAmount(outcome.receivedMillisatoshi);
    const { traderId } = invoice;
    const { debtorBalance } = await this.#claims.debtorBalance(traderId, "BTC");
    const gained = amount.units;
    const served = serveFromBalance({ debtorId: traderId, asset: "BTC", debtorBalance, gained });
    const entries = [invoiceCreditEntry(invoice, amount), ...served.entries];
    const change = changeOf(invoice, "paid", { received: amount.units });
    const event = { kind: "paid", recipients: [traderId] };
    return this.#commit(now, { ...change, event }, { ...served, entries });
  }

  /** Nothing where somebody else changed it meanwhile. */
  async #commit(now: Instant, change: AggregateChange, money: Partial<Commit>): Promise<void> {
    const { entries = [], ...rest } = money;
    await this.#changes.commit({
      judgedAt: now,
      usage: [],
      ...rest,
      entries,
      aggregates: [change],
    });
  }
}

function changeOf(
  { id, version }: StoredInvoice,
  state: InvoiceState,
  more: AggregateChange["state"] = {},
): AggregateChange {
  return { aggregate: "lightning-invoice", id, seenVersion: version, state: { state, ...more } };
}
