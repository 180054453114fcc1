import type { CreateInvoice } from "../../../../application/lightning/create-invoice.ts";
import type { ListInvoices } from "../../../../application/lightning/list-invoices.ts";
import type { PlayPayer } from "../../../../application/lightning/play-payer.ts";
import type { ShownInvoice } from "../../../../application/ports/lightning-store.ts";
import { money } from "../../../../domain/money/money.ts";
import {
  askPlayInvoice,
  createInvoice,
  listInvoices,
  payPlayInvoice,
  type LightningInvoiceView,
} from "../../contract/lightning/lightning.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** What the routes of Lightning call. Outside a demo nobody pays for play. */
interface LightningUseCases {
  readonly createInvoice: CreateInvoice;
  readonly listInvoices: ListInvoices;
  readonly playPayer: PlayPayer | undefined;
}

/** The routes of Lightning; payments are sends. */
export function lightningRoutes(useCases: LightningUseCases): readonly BoundRoute[] {
  const { playPayer } = useCases;
  return [
    bind(createInvoice).to(async ({ actor, body }) => {
      const amount = money("BTC", BigInt(body.amount));
      const description = (body.description ?? "").trim();
      const made = await useCases.createInvoice.execute(actor, { amount, description });
      return made.ok ? ok(presentInvoice(made.value)) : { refusal: made.refusal.code };
    }),
    bind(listInvoices).to(async ({ actor }) => {
      const invoices = await useCases.listInvoices.execute(actor);
      const isAvailable = useCases.createInvoice.isAvailable();
      return ok({ isAvailable, invoices: invoices.map(presentInvoice) });
    }),
    bind(payPlayInvoice).to(async ({ actor, parameters }) => {
      if (!playPayer) return { refusal: "not_found" };
      const paid = await playPayer.pay(actor, parameters.id);
      return paid.ok ? ok({ isPaid: true }) : { refusal: paid.refusal.code };
    }),
    bind(askPlayInvoice).to(async () =>
      playPayer ? ok({ invoice: await playPayer.ask() }) : { refusal: "not_found" },
    ),
  ];
}

function presentInvoice(shown: ShownInvoice): LightningInvoiceView {
  const { id, state, invoice, amount, description, createdAt, expiresAt } = shown;
  return {
    id,
    state,
    invoice,
    amount: String(amount.units),
    description,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
