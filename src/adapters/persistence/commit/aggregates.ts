/** Where the rows of one kind of aggregate are stored. */
interface AggregateTables {
  /** The main row of each, with the columns `id` and `version`. */
  readonly table: string;
  /** By the name that a change uses: tables to which a change adds rows. */
  readonly added?: Readonly<Record<string, string>>;
  /** By the name that a change uses: tables with the column `closed_at`, and which names the id. */
  readonly closed?: Readonly<Record<string, { readonly table: string; readonly of: string }>>;
}

/** By the name of the aggregate. */
export type AggregateRegistry = Readonly<Record<string, AggregateTables>>;

/**
 * The aggregates that need nothing more than this table to be committed. A new one adds its tables
 * and a line; trades, which are many, have statements of their own.
 */
export const aggregates: AggregateRegistry = {
  offer: { table: "offer", closed: { reports: { table: "offer_report", of: "offer_id" } } },
  deposit: { table: "deposit" },
  "payment-link": { table: "payment_link" },
  "payment-link-maker": { table: "payment_link_maker" },
  send: { table: "send" },
  "send-lane": { table: "send_lane" },
  "spent-coin": { table: "spent_coin" },
  "earlier-transaction": { table: "earlier_transaction" },
  sweep: { table: "sweep" },
  "lightning-payment": { table: "lightning_payment" },
  "lightning-invoice": { table: "lightning_invoice" },
  sender: { table: "sender" },
  bond: { table: "bond" },
  conversion: { table: "conversion" },
  inventory: { table: "inventory" },
  "spot-market": { table: "spot_market" },
  "spot-order": { table: "spot_order", added: { fills: "spot_fill" } },
  "virtual-card": { table: "virtual_card" },
  "virtual-card-act": { table: "virtual_card_act" },
  "virtual-card-payment": { table: "virtual_card_payment" },
  "virtual-card-holder": { table: "virtual_card_holder" },
  "provider-order": { table: "provider_order" },
  "partner-reward": { table: "partner_reward" },
  "multisig-escrow": { table: "multisig_escrow" },
  "payment-besides": { table: "payment_besides" },
  "cold-return": { table: "cold_return" },
};
