import type { SendObstacle } from "../../../../domain/send/decide-send.ts";
import type { RefusalTable } from "../refusal-table.ts";

export const sendRefusals = {
  recipient_unknown: { status: 404, message: "Nobody has this username. Check the spelling." },
  address_unknown: { status: 422, message: "This isn't an address of this coin." },
  address_mistyped: { status: 422, message: "This address has a typing error. Copy it again." },
  address_of_other_network: { status: 422, message: "This address is of another network." },
  address_of_other_coin: { status: 422, message: "This address is of another coin." },
  address_is_invoice: { status: 422, message: "Lightning invoices can't be paid here." },
  address_of_nobody: { status: 422, message: "Coins sent to this address are lost." },
  address_is_ours: {
    status: 422,
    message: "This address belongs to someone here. Send to their username: it's free.",
  },
  address_blocked: {
    status: 403,
    message: "Nothing can be sent to this address from here. Write to support if that's wrong.",
  },
  screening_unavailable: {
    status: 503,
    message: "This address can't be checked right now. Try again in a few minutes.",
  },
  address_blocked_already: { status: 409, message: "This address is on the list already." },
  lightning_unavailable: {
    status: 503,
    message: "Lightning doesn't answer now. Try again in a few minutes.",
  },
  invoice_without_amount: {
    status: 422,
    message: "This invoice names no amount. Ask for one that does.",
  },
  invoice_amount_differs: { status: 422, message: "The invoice asks for another amount." },
  invoice_expired: { status: 409, message: "This invoice expired. Ask for a new one." },
  invoice_paid: { status: 409, message: "This invoice is paid already, or being paid." },
  lightning_too_much: {
    status: 403,
    message: "This is more than one Lightning payment can be. Use a Bitcoin address.",
  },
  reached_month_lightning: {
    status: 403,
    message: "This is more than can still go over Lightning this month. Use a Bitcoin address.",
  },
  lightning_cautious: {
    status: 403,
    message:
      "For now only small Lightning payments can leave: you signed in, recovered your account or " +
      "changed your security recently.",
  },
  sends_unavailable: { status: 409, message: "Sending to addresses isn't connected here yet." },
  fees_unknown: {
    status: 409,
    message: "What the network takes isn't known right now. Try again in a minute.",
  },
  fee_changed: { status: 409, message: "The network fee rose. Check the new total." },
  send_on_its_way: { status: 409, message: "It's signed and on its way, so it can't be stopped." },
  send_locked: {
    status: 403,
    message: "Nothing can be sent from your account now. Your account page says why.",
  },
  last_withdrawal_used: {
    status: 409,
    message: "You have withdrawn this coin already. Write to support if more of it came since.",
  },
  last_withdrawal_all: {
    status: 409,
    message:
      "Your account is banned: withdraw all of this coin at once, to an address of your own.",
  },
  id_required: { status: 403, message: "Verify who you are before you send or convert coins." },
  blocked_in_location: {
    status: 403,
    message: "From your location, you can only send all of a coin to an address of your own.",
  },
  send_debt: {
    status: 409,
    message: "You owe someone whose payment was reversed. Settle that before you send coins.",
  },
  sends_halted: {
    status: 409,
    message: "Sending this coin is paused. Your coins are safe; try again later.",
  },
  send_to_yourself: { status: 422, message: "This is your own name. Enter someone else's." },
  send_held: {
    status: 409,
    message:
      "For 24 hours after a change of your password or two-factor you can't send to other people.",
  },
  send_too_small: { status: 422, message: "This is less than the minimum for this coin." },
  send_fee_too_high: {
    status: 409,
    message: "The network fee is too high for this amount. Send more at once, or wait.",
  },
  balance_too_low: { status: 409, message: "Your balance doesn't cover this amount." },
  max_per_send_limit: {
    status: 403,
    message: "This is more than you can send at once at your level. Enter a smaller amount.",
  },
  reached_daily_send_limit: {
    status: 403,
    message: "This is more than you can still send within 24 hours at your level.",
  },
  reached_send_limit: {
    status: 403,
    message: "This is more than you can still send at your level. Verify your ID to send more.",
  },
  deposit_not_held: { status: 409, message: "This deposit is not on hold any more." },
  send_not_waiting: { status: 409, message: "This send no longer waits for staff." },
  no_cold_address: {
    status: 409,
    message: "No cold storage is set up for this coin.",
  },
  node_silent: { status: 409, message: "The node doesn't answer. Try again once it does." },
  cold_move_open: {
    status: 409,
    message: "Another move of this coin to cold storage isn't over. Confirm or decline it first.",
  },
  hot_not_above: {
    status: 409,
    message: "The hot account isn't above its ceiling by this much. Reload to see what it has now.",
  },
  send_not_on_its_way: {
    status: 409,
    message: "This send isn't waiting for a block, or a higher fee is on its way already.",
  },
  send_fee_at_most: {
    status: 409,
    message:
      "The fee of this send can't be raised: too little comes back to pay for it, or it is at its maximum.",
  },
  send_fee_changed: {
    status: 409,
    message: "The fee changed meanwhile. Close this, open it again and check the new fee.",
  },
  send_needs_approval: {
    status: 403,
    message: "This is more than can leave over Lightning in a day. Send it to an address.",
  },
  send_repeated: {
    status: 409,
    message: "You sent the same amount to the same recipient within the last 10 minutes.",
  },
} as const satisfies RefusalTable;

/** What a proof would not mend. */
export const obstacleCodes = [
  "only_saved_addresses",
  "saved_address_too_new",
  "send_locked",
  "last_withdrawal_used",
  "last_withdrawal_all",
  "id_required",
  "blocked_in_location",
  "send_debt",
  "sends_halted",
  "send_to_yourself",
  "send_held",
  "send_too_small",
  "send_fee_too_high",
  "balance_too_low",
  "max_per_send_limit",
  "reached_daily_send_limit",
  "reached_send_limit",
  "lightning_too_much",
  "reached_month_lightning",
  "lightning_cautious",
  "send_needs_approval",
  "send_repeated",
] as const satisfies readonly SendObstacle[];

/** Why nothing can be sent to a text that is meant as an address. */
export const addressCodes = [
  "address_unknown",
  "address_mistyped",
  "address_of_other_network",
  "address_of_other_coin",
  "address_is_invoice",
  "address_of_nobody",
  "address_is_ours",
] as const;

/** Why there is nobody to send to, or nowhere. */
export const recipientCodes = [
  "recipient_unknown",
  "no_fresh_rate",
  "sends_unavailable",
  "fees_unknown",
  "address_blocked",
  "screening_unavailable",
  ...addressCodes,
  "lightning_unavailable",
  "invoice_without_amount",
  "invoice_amount_differs",
  "invoice_expired",
  "invoice_paid",
] as const;
