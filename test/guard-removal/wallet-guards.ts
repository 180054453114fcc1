import type { Guard } from "./guard.ts";

/** What keeps conversions and bonds right that run at the same time. */
export const walletGuards: readonly Guard[] = [
  {
    name: "inventory-in-turn",
    kind: "check under the lock",
    keeps: "the limit of the inventory holds for conversions at the same time",
    without: [
      {
        file: "src/application/conversion/convert-coins.ts",
        is: "...[from, to].map(",
        becomes: "...[from, to].slice(2).map(",
      },
    ],
    red: {
      file: "test/adapters/http/conversions.test.ts",
      titled: "never take the inventory further together than one after the other",
    },
  },
  {
    name: "orders-in-turn",
    kind: "check under the lock",
    keeps: "no two orders meet the same book at the same time",
    without: [
      {
        file: "src/application/spot/placement-commit.ts",
        is: "marketChange(placement, stored),",
        becomes:
          "...(stored.market.version === undefined ? [marketChange(placement, stored)] : []),",
      },
    ],
    red: {
      file: "test/adapters/persistence/spot-races.test.ts",
      titled: "meet the book one after the other",
    },
  },
  {
    name: "bond-with-the-start",
    kind: "check under the lock",
    keeps: "no bond is returned while a trade begins that it covers",
    without: [
      {
        file: "src/application/trade/start-trade.ts",
        is: "[...bondsReliedOn(loaded),",
        becomes: "[...bondsReliedOn(loaded).slice(9),",
      },
    ],
    red: {
      file: "test/adapters/http/bonds.test.ts",
      titled: "stay while a trade that they cover goes on, and for 7 days after",
    },
  },
  {
    name: "number-with-its-send",
    kind: "check under the lock",
    keeps: "no two sends of a hot account have one number, whoever signs at the same time",
    without: [
      {
        file: "src/application/send/pay-sends.ts",
        is: "aggregates: [lane, ...spent]",
        becomes: "aggregates: [lane, ...spent].slice(1)",
      },
    ],
    red: {
      file: "test/application/send/pay-ethereum.test.ts",
      titled: "leave in the order of their nonces, without a gap, whatever coin they are of",
    },
  },
  {
    name: "number-with-its-move",
    kind: "check under the lock",
    keeps: "no move of gas has the number of a send from the same account",
    without: [
      {
        file: "src/application/send/sweep-coins.ts",
        is: "state: { nextNumber: nonce + 1 },",
        becomes: "state: { nextNumber: nonce },",
      },
    ],
    red: {
      file: "test/application/send/sweep-coins.test.ts",
      titled: "of gas take their nonce from sends that are signed later",
    },
  },
  {
    name: "one-attempt-at-a-time",
    kind: "check under the lock",
    keeps: "no process tells a Lightning node of an attempt that another one noted",
    without: [
      {
        file: "src/application/lightning/pay-invoices.ts",
        is: "if (!noted || clock() - begun",
        becomes: "if (clock() - begun",
      },
    ],
    red: {
      file: "test/application/lightning/pay-invoices.test.ts",
      titled: "are told once by two processes at the same time",
    },
  },
  {
    name: "one-card-attempt-at-a-time",
    kind: "check under the lock",
    keeps: "no process tells a card provider of an attempt that another one noted",
    without: [
      {
        file: "src/application/virtual-card/carry-out-card-acts.ts",
        is: "if (!noted || clock() - begun",
        becomes: "if (clock() - begun",
      },
    ],
    red: {
      file: "test/application/virtual-card/carry-out-card-acts.test.ts",
      titled: "are told once by two processes at the same time",
    },
  },
  {
    name: "card-holder-with-each-top-up",
    kind: "check under the lock",
    keeps: "the limit of a day holds for top-ups of two cards at the same time",
    without: [
      {
        file: "src/application/virtual-card/request-card-act.ts",
        is: "[...begun.aggregates, holderChange(traderId, seen.holderVersion)]",
        becomes: "begun.aggregates",
      },
    ],
    red: {
      file: "test/application/virtual-card/carry-out-card-acts.test.ts",
      titled: "load no more than the limit of a day, also onto two cards at the same time",
    },
  },
  {
    name: "one-order-attempt-at-a-time",
    kind: "check under the lock",
    keeps: "no process tells a provider of an attempt that another one noted",
    without: [
      {
        file: "src/application/provider-order/carry-out-orders.ts",
        is: 'if (noted.outcome !== "applied" || clock() - begun',
        becomes: "if (clock() - begun",
      },
    ],
    red: {
      file: "test/application/provider-order/carry-out-orders.test.ts",
      titled: "tells it once where two processes are at it at the same time",
    },
  },
  {
    name: "sender-with-each-order",
    kind: "check under the lock",
    keeps: "limits hold for orders at the same time, and for orders beside sends",
    without: [
      {
        file: "src/application/provider-order/place-order.ts",
        is: '{ aggregate: "sender", id: traderId, seenVersion: seen.senderVersion, state: {} },',
        becomes: "",
      },
    ],
    red: {
      file: "test/application/provider-order/place-order.test.ts",
      titled: "stay within the limit of a day, also at the same time",
    },
  },
  {
    name: "screened-before-its-credit",
    kind: "rule",
    keeps: "no deposit from a blocked address is in a balance without staff",
    without: [
      {
        file: "src/application/deposit/book-deposit.ts",
        is: "stored.ruling ? asRuled : await screen()",
        becomes: 'stored.ruling ? asRuled : ({ verdict: "clear" } as const)',
      },
    ],
    red: {
      file: "test/application/deposit/held-deposits.test.ts",
      titled: "are held where an address is blocked",
    },
  },
  {
    name: "screened-before-its-signature",
    kind: "rule",
    keeps: "nothing is sent to an address that was blocked while the send waited",
    without: [
      {
        file: "src/application/send/pay-sends.ts",
        is: "if (await this.#isBlocked(send, now)) return;",
        becomes: "",
      },
    ],
    red: {
      file: "test/adapters/http/blocked-addresses.test.ts",
      titled: "stop a send that waits",
    },
  },
];
