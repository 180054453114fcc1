import { Type, type Static } from "typebox";
import { invoiceStates } from "../../../../domain/lightning/lightning-invoice.ts";
import { closed, dataOf, oneOf, view } from "../envelope.ts";
import { route } from "../route.ts";
import { CreateInvoiceDto } from "./create-invoice-dto.ts";

/** By which a trader is paid over Lightning. */
const invoiceView = view("LightningInvoice", {
  /** The hash of its payment. */
  id: Type.String(),
  state: oneOf(invoiceStates),
  /** BOLT 11; for a QR code, too. */
  invoice: Type.String(),
  /** In satoshi. */
  amount: Type.String(),
  description: Type.String(),
  createdAt: Type.String({ description: "ISO 8601, UTC" }),
  expiresAt: Type.String({ description: "ISO 8601, UTC" }),
});

export type LightningInvoiceView = Static<typeof invoiceView>;

export const createInvoice = route({
  id: "createInvoice",
  method: "post",
  path: "/rest/v1/wallet/lightning/invoices",
  summary: "An invoice by which the trader is paid over Lightning",
  access: "trader",
  body: CreateInvoiceDto,
  answers: { 200: { description: "The invoice", body: dataOf(invoiceView) } },
  refusals: [
    "feature_off",
    "lightning_unavailable",
    "no_fresh_rate",
    "send_locked",
    "id_required",
    "lightning_too_much",
    "reached_month_lightning",
    "too_many_invoices",
    "try_again",
  ],
});

export const listInvoices = route({
  id: "listInvoices",
  method: "get",
  path: "/rest/v1/wallet/lightning/invoices",
  summary: "The last invoices, newest first",
  access: "trader",
  answers: {
    200: {
      description: "Invoices, and whether new ones can be made",
      body: dataOf(closed({ isAvailable: Type.Boolean(), invoices: Type.Array(invoiceView) })),
    },
  },
});

/** Play money of a demo installation: the routes do not exist elsewhere. */
export const payPlayInvoice = route({
  id: "payPlayInvoice",
  method: "post",
  path: "/rest/v1/wallet/lightning/invoices/{id}/play-payment",
  summary: "Have someone elsewhere pay an invoice (demo installations only)",
  access: "trader",
  answers: { 200: { description: "Paid", body: dataOf(closed({ isPaid: Type.Boolean() })) } },
  refusals: ["invoice_expired"],
});

export const askPlayInvoice = route({
  id: "askPlayInvoice",
  method: "post",
  path: "/rest/v1/wallet/lightning/play-invoice",
  summary: "An invoice of someone elsewhere, to be paid (demo installations only)",
  access: "trader",
  answers: {
    200: { description: "The invoice", body: dataOf(closed({ invoice: Type.String() })) },
  },
});

export const lightningRoutes = { createInvoice, listInvoices, payPlayInvoice, askPlayInvoice };
