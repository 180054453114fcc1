import type { ChainNetwork } from "../../domain/chain/chain.ts";
import { satoshiToPay } from "../../domain/lightning/invoice-text.ts";
import type { LightningPolicy } from "../../domain/lightning/lightning-policy.ts";
import { money, type Money } from "../../domain/money/money.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Current } from "../ports/current-policy.ts";
import type { LightningNode, ReadInvoice } from "../ports/lightning-node.ts";
import type { LightningStore } from "../ports/lightning-store.ts";
import type { ChargedFee } from "./price-fees.ts";

/**
 * - `address_is_invoice`: no node of Lightning is connected, or it is switched off.
 * - `lightning_unavailable`: the node does not answer.
 * - `address_mistyped`, `address_of_other_network`, `address_of_other_coin`, `address_is_ours`: as of addresses.
 * - `invoice_without_amount`: its payer would decide what is paid.
 * - `invoice_amount_differs`: something else was asked for than the invoice says.
 * - `invoice_expired`: or it soon will.
 * - `invoice_paid`: it was paid from here, or is being paid.
 */
export interface InvoiceRefusal {
  readonly code:
    | "address_is_invoice"
    | "lightning_unavailable"
    | "address_mistyped"
    | "address_of_other_network"
    | "address_of_other_coin"
    | "address_is_ours"
    | "invoice_without_amount"
    | "invoice_amount_differs"
    | "invoice_expired"
    | "invoice_paid";
}

/** The node of an installation, and where it is. */
export interface ConnectedLightning {
  readonly node: LightningNode;
  readonly network: ChainNetwork;
}

/** An invoice that can be paid. */
interface InvoiceToPay {
  readonly target: {
    readonly kind: "invoice";
    readonly invoice: string;
    readonly hash: string;
    readonly payee: string;
    readonly expiresAt: number;
  };
  readonly recipient: string;
  readonly fees: readonly ChargedFee[];
  readonly hashVersion: number | undefined;
}

/** Reads an invoice that somebody wants to pay. What it says is what the node reads in it. */
export class ReadInvoiceToPay {
  readonly #lightning: ConnectedLightning | undefined;
  readonly #store: Pick<LightningStore, "invoiceFacts">;
  readonly #policy: Current<{
    readonly lightning: LightningPolicy;
    readonly flags: { readonly lightning: boolean };
  }>;

  constructor(
    lightning: ConnectedLightning | undefined,
    store: Pick<LightningStore, "invoiceFacts">,
    policy: Current<{
      readonly lightning: LightningPolicy;
      readonly flags: { readonly lightning: boolean };
    }>,
  ) {
    this.#lightning = lightning;
    this.#store = store;
    this.#policy = policy;
  }

  async execute(invoice: string, amount: Money): Promise<Result<InvoiceToPay, InvoiceRefusal>> {
    const { flags, lightning: policy } = this.#policy();
    const connected = this.#lightning;
    if (!connected || !flags.lightning) return refuse({ code: "address_is_invoice" });
    if (amount.asset !== "BTC") return refuse({ code: "address_of_other_coin" });
    const read = await readBy(connected.node, invoice);
    if (read === "silent") return refuse({ code: "lightning_unavailable" });
    if (!read) return refuse({ code: "address_mistyped" });
    if (read.network !== connected.network) return refuse({ code: "address_of_other_network" });
    const { hash, payee, expiresAt, millisatoshi, description = "" } = read;
    if (millisatoshi === undefined) return refuse({ code: "invoice_without_amount" });
    if (satoshiToPay(millisatoshi) !== amount.units) {
      return refuse({ code: "invoice_amount_differs" });
    }
    const { now, isOurs, isTaken, version } = await this.#store.invoiceFacts(hash);
    if (isOurs) return refuse({ code: "address_is_ours" });
    if (isTaken) return refuse({ code: "invoice_paid" });
    if (expiresAt < now + policy.leastSecondsLeft * 1_000) {
      return refuse({ code: "invoice_expired" });
    }
    const fee = feeLimit(amount.units, policy);
    return accept({
      target: { kind: "invoice", invoice, hash, payee, expiresAt },
      recipient: description === "" ? payee : description,
      fees: [{ speed: "normal", networkFee: fee, fee, withinMinutes: 1 }],
      hashVersion: version,
    });
  }
}

async function readBy(
  node: LightningNode,
  invoice: string,
): Promise<ReadInvoice | undefined | "silent"> {
  try {
    return await node.read(invoice);
  } catch {
    return "silent";
  }
}

/** The most that a payment may cost: known before, held, and given back where it was less. */
function feeLimit(satoshi: bigint, policy: LightningPolicy): Money<"BTC"> {
  const share = (satoshi * BigInt(policy.mostFeeBasisPoints)) / 10_000n;
  return money("BTC", share > policy.leastFeeSatoshi ? share : policy.leastFeeSatoshi);
}
