/**
 * What must hold at every moment, by name, as a sentence for people. Sums alone do not reveal a
 * double release: balances, the escrow of each trade and one settlement per hold are among them.
 */
export const invariants = {
  "entries-balance": "Every entry of the ledger sums to zero in each asset.",
  "balances-are-sums":
    "A stored balance is the sum of its postings, and each posting has its account.",
  "periods-unchanged":
    "Sealed periods of the ledger are as they were when they were sealed, and the opening balances are what they left.",
  "nobody-below-zero": "No balance is below zero, and no stored balance is missing.",
  "escrow-holds-its-trade":
    "Escrow contains amount, fee and cashback of each trade that is held, and nothing else.",
  "holds-settled-once": "Every hold is settled once, as soon as it is no longer held.",
  "right-sums-to-right-parties":
    "A settlement paid the buyer, the seller and the platform what the trade says, and nobody else.",
  "timeline-without-gap":
    "A timeline has no gap: each line starts at the status of the line before, and the last line is the trade's status.",
  "only-legal-steps": "The table of trade states allows every line of a timeline.",
  "closed-when-over": "A trade is marked as closed exactly when it is no longer active.",
  "nothing-after-closing": "In a closed trade happened only what is allowed after closing.",
  "no-clock-on-closed": "A closed trade has only deadlines that are allowed after closing.",
  "deadlines-carried-out": "Every deadline ran within a minute: a worker is running.",
  "usage-counted": "Active and completed trades, and their value, are counted for both parties.",
  "value-counted": "The value that counts for limits is the sum of what was counted.",
  "caps-reserved": "What an offer has reserved is what its active trades use, and within its cap.",
  "active-without-id": "Nobody without a verified ID has more active trades than allowed.",
  "feedback-is-there": "A trade that says it has feedback has feedback.",
  "claims-served": "A claim was paid exactly what its entries moved, and never more than it is.",
  "claims-right-parties": "Payments on a claim went from its debtor to its creditor.",
  "debts-settled": "A debt is settled once, and only when nothing is left to pay.",
  "rewards-paid":
    "A partner was paid what is noted of a trade, out of the fees, and what was taken back went there.",
  "reward-claims-right-parties": "A claim of rewards moved them to the balance of their partner.",
  "escrow-fees-booked":
    "Of each multisig escrow the books have the fee that it says, in the right balance, and no coin of ours without it.",
  "sends-add-up":
    "A send took exactly what it says from its sender, and holds it until it is over.",
  "spot-orders-hold":
    "An order in the book holds exactly what it can still cost, and no other order holds anything.",
  "spot-fills-add-up":
    "A spot trade moved exactly its coins, its value and its fees between both orders, and nothing else did.",
  "spot-orders-match-fills":
    "What is filled of an order is the sum of its trades, and a market counts its trades without a gap.",
  "cards-add-up":
    "A virtual card holds what was loaded less what left it and what was paid with it, and an act under way what it takes.",
  "conversions-add-up":
    "A conversion moved what it says between its trader, the inventory and the fees, and nothing else did.",
  "provider-orders-add-up":
    "An order with a provider took, gave back and brought exactly what it says, and nothing else did.",
  "bonds-add-up":
    "A bond holds what moved between it and the balance of its holder, and nothing else moved there.",
  "deposits-credited-once":
    "A balance got exactly the deposits that are credited, out of what arrived on their chain.",
  "invoices-credited-once":
    "A balance got exactly what its paid Lightning invoices received, and only payments left the channels.",
  "links-paid-once":
    "A paid link moved exactly its amount from its payer to its merchant, and nothing else did.",
  "payouts-right-parties": "A payout moved what a merchant was paid to their own balance.",
  "events-in-outbox": "Every event of a trade is in the outbox.",
  "keys-answered": "Every command key has the answer that was given under it.",
  "judge-no-party": "Nobody who is a party to a trade decided it or works on its case.",
  "locked-began-nothing": "Nobody started a trade while the state of their account forbade it.",
  "names-unique": "No two traders have usernames that look alike.",
  "staff-acts-logged": "Everything staff did to trades and accounts is in the audit log.",
  "audit-chained": "The audit log is a chain without a gap, up to its head.",
  "history-guarded": "Append-only tables still refuse every other change.",
} as const;

/** The stable name of an invariant. */
export type InvariantName = keyof typeof invariants;

export const invariantNames = Object.keys(invariants) as readonly InvariantName[];
