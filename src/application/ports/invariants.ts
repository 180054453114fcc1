/**
 * What must hold at every moment, by name, as a sentence for people. Sums alone do not reveal a
 * double release: balances, the escrow of each trade and one settlement per hold are among them.
 */
export const invariants = {
  "entries-balance": "Every entry of the ledger sums to zero in each asset.",
  "balances-are-sums":
    "A stored balance is the sum of its postings, and each posting has its account.",
  "nobody-below-zero": "No balance is below zero, and none is missing where one is kept.",
  "escrow-holds-its-trade":
    "Escrow holds amount, fee and cashback of each trade that is held, and nothing else.",
  "holds-settled-once": "Every hold is settled once, as soon as it is no longer held.",
  "right-sums-to-right-parties":
    "A settlement gave the buyer, the seller and the platform what the trade says, and nobody else.",
  "timeline-without-gap":
    "A timeline has no gap: each line begins where the last one ended, and the last is the status.",
  "only-legal-steps": "Every line of a timeline is one that the table of trade states allows.",
  "closed-when-over": "A trade is closed exactly when it binds nothing any more.",
  "nothing-after-closing": "Nothing happened in a closed trade but what may follow one.",
  "no-clock-on-closed": "No clock runs on a closed trade but those that may follow one.",
  "deadlines-carried-out": "Every deadline was carried out within a minute: a worker runs.",
  "usage-counted":
    "Active and completed trades, and what is at stake, are counted for both parties.",
  "value-counted": "The value that counts for limits is the sum of what was counted.",
  "caps-reserved": "What an offer has reserved is what its active trades hold, and within its cap.",
  "active-without-id": "Nobody without a verified ID has more active trades than he may.",
  "feedback-is-there": "A trade that says that it has feedback has some.",
  "claims-served":
    "A claim was served with just what its entries moved, and never beyond what it is.",
  "claims-right-parties": "What serves a claim went from its debtor to its creditor.",
  "debts-settled": "A debt is settled once, and only when nothing of it is open.",
  "events-in-outbox": "Every event of a trade was put where it is published from.",
  "keys-answered": "Every key of a command has the answer that was given under it.",
  "judge-no-party": "Nobody judged a trade, or works on its case, who is a party of it.",
  "locked-began-nothing": "Nobody began a trade whose account was in a state that forbids it.",
  "names-unique": "No two traders have names that look the same.",
  "staff-acts-logged": "What staff did to trades and accounts stands in the log of their acts.",
  "audit-chained": "The log of staff's acts is a chain without a gap, up to its head.",
  "history-guarded": "Tables that are only added to still refuse any other change.",
} as const;

/** The stable name of an invariant. */
export type InvariantName = keyof typeof invariants;

export const invariantNames = Object.keys(invariants) as readonly InvariantName[];
