import type {
  HistoryEntry,
  WalletHistoryWriters,
} from "../../application/ports/wallet-history-writer.ts";
import type { HistoryKind } from "../../domain/wallet/history-kind.ts";
import { formatAmount } from "../../domain/money/money.ts";
import { breathing } from "./breathing.ts";
import { utc } from "./export-columns.ts";
import { csvCell } from "./write-csv.ts";
import { writeWorkbook, type FileColumn } from "./write-workbook.ts";

const kinds: Readonly<Record<HistoryKind, string>> = {
  held: "Held for a trade",
  held_more: "More held for a trade",
  held_less: "Less held for a trade",
  received: "Received from a trade",
  split: "Share of a split",
  returned: "Returned from a trade",
  fee_returned: "Trade fee returned",
  fee_undone: "Returned fee reversed by the network",
  debt_paid: "Debt payment",
  paid_back: "Paid to you",
  reward: "Claimed from the partner programme",
  link_paid: "Paid by payment link",
  payout: "Moved from your payments",
  sent: "Sent",
  got: "Received from a person",
  withdrawn: "Sent to an address",
  withdrawal_back: "Send cancelled",
  converted_out: "Converted into another coin",
  converted_in: "Converted from another coin",
  spot_held: "Held by a spot order",
  spot_back: "Back from a spot order",
  spot_traded: "Spot trade",
  card_paid: "Paid for a virtual card, or moved onto it",
  card_back: "Given back by the card provider",
  card_withdrawn: "From a virtual card",
  card_refunded: "Refund of a purchase with a virtual card",
  ramp_bought: "Bought from a provider",
  ramp_sold: "Sold to a provider",
  ramp_back: "Back from a payout that failed",
  topped_up: "Mobile top-up",
  top_up_back: "Back from a top-up that failed",
  bond_left: "Posted as your bond",
  bond_returned: "Your bond, returned",
  bond_taken: "Taken from your bond to pay a debt",
  deposit: "Deposit",
  deposit_undone: "Deposit reversed by the network",
  lightning_in: "Received over Lightning",
  withdrawal_rest: "Rest of a fee, returned",
  faucet: "Play money",
  other: "Adjustment",
};

const columns: readonly FileColumn<HistoryEntry>[] = [
  { title: "Time (UTC)", isNumber: false, cell: ({ at }) => utc(at) },
  { title: "What", isNumber: false, cell: ({ kind }) => kinds[kind] },
  { title: "Crypto", isNumber: false, cell: ({ amount }) => amount.asset },
  { title: "Amount", isNumber: true, cell: ({ amount }) => formatAmount(amount) },
  {
    title: "Balance afterwards",
    isNumber: true,
    cell: ({ balanceAfter }) => formatAmount(balanceAfter),
  },
  { title: "Trade", isNumber: false, cell: ({ trade }) => trade?.id ?? "" },
];

/** Changes of a wallet's balances as files; amounts below zero left it. */
export const walletHistoryWriters: WalletHistoryWriters = {
  async *csv(entries) {
    const encoder = new TextEncoder();
    const line = (cells: readonly string[]) => encoder.encode(`${cells.join(",")}\r\n`);
    yield encoder.encode("\ufeff");
    yield line(columns.map(({ title }) => csvCell(title, false)));
    for await (const entry of breathing(entries)) {
      yield line(columns.map(({ cell, isNumber }) => csvCell(cell(entry), isNumber)));
    }
  },
  xlsx: (entries) => writeWorkbook("Wallet history", columns, entries),
};
