import type {
  LightningStore,
  StoredInvoice,
  StoredPayment,
} from "../../src/application/ports/lightning-store.ts";
import type { SendState } from "../../src/domain/send/send.ts";
import type { Instant } from "../../src/domain/trade/trade.ts";
import { openHaltsOf } from "./memory-halt-store.ts";
import type { MemoryTables } from "./memory-tables.ts";

type Row = Readonly<Record<string, unknown>>;

/** Payments and invoices of Lightning in memory. Their rows have the fields of what is read. */
export class MemoryLightningStore implements Pick<
  LightningStore,
  "payments" | "openInvoices" | "present"
> {
  readonly #tables: MemoryTables;
  readonly #now: () => Instant;

  constructor(tables: MemoryTables, now: () => Instant) {
    this.#tables = tables;
    this.#now = now;
  }

  async payments(state: SendState): Promise<readonly StoredPayment[]> {
    return this.#rows("send").flatMap(({ id, version, row }) => {
      const payment = row as unknown as StoredPayment & { readonly state: SendState };
      const attempt = this.#tables.aggregates.get(`lightning-payment ${payment.hash}`);
      if (payment.state !== state || attempt?.state["sendId"] !== id) return [];
      const at = attempt.state["attemptedAt"] as string | undefined;
      return [
        {
          ...payment,
          id,
          version,
          attempt: { version: attempt.version, at: at === undefined ? at : Date.parse(at) },
        },
      ];
    });
  }

  async openInvoices(): Promise<readonly StoredInvoice[]> {
    return this.invoices().filter(({ state }) => state === "open");
  }

  async present() {
    return { now: this.#now(), halts: openHaltsOf(this.#tables) };
  }

  invoices(): readonly StoredInvoice[] {
    return this.#rows("lightning-invoice").map(({ id, version, row }) => ({
      ...(row as unknown as StoredInvoice),
      id,
      version,
    }));
  }

  states(): readonly unknown[] {
    return this.#rows("send").map(({ row }) => row["state"]);
  }

  #rows(aggregate: string): readonly { id: string; version: number; row: Row }[] {
    const start = `${aggregate} `;
    return [...this.#tables.aggregates].flatMap(([name, { version, state }]) =>
      name.startsWith(start) ? [{ id: name.slice(start.length), version, row: state }] : [],
    );
  }
}
