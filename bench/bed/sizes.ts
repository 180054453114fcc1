/** The sizes of everything. */
export interface Sizes {
  /** Pairs of a buyer and a seller. */
  readonly pairs: number;
  readonly trades: { readonly small: number; readonly large: number };
  readonly offers: { readonly few: number; readonly many: number };
  /** Trades of one round. */
  readonly tradesOfRound: number;
  readonly searchesOfRound: number;
  /** How often the wizard asks for a rank. */
  readonly ranks: number;
  readonly roomsOfRound: number;
  /** Trades that have a chat. */
  readonly rooms: number;
  /** Trades of a round on the small database and as many on the large one. */
  readonly tradesOfSize: number;
  readonly listsOfSize: number;
  /**
   * After how many trades memory is measured, and how many come between two checks of the clock.
   */
  readonly memory: { readonly first: number; readonly last: number; readonly step: number };
  /** Browsers that listen, and the messages meanwhile. */
  readonly streams: { readonly open: number; readonly perSecond: number; readonly seconds: number };
  /** The same, with events that nothing else is about. */
  readonly events: { readonly open: number; readonly perSecond: number; readonly seconds: number };
  /** Browsers that wait for a move of the market. */
  readonly waiters: number;
  /** Past trades of one person within a month. */
  readonly exported: number;
}

export const fullSizes: Sizes = {
  pairs: 5_000,
  trades: { small: 1_000, large: 1_000_000 },
  offers: { few: 10_000, many: 1_000_000 },
  tradesOfRound: 1_500,
  searchesOfRound: 4_000,
  ranks: 1_000,
  roomsOfRound: 1_500,
  rooms: 200,
  tradesOfSize: 600,
  listsOfSize: 1_500,
  memory: { first: 1_000, last: 100_000, step: 9_900 },
  streams: { open: 5_000, perSecond: 100, seconds: 20 },
  events: { open: 10_000, perSecond: 1_000, seconds: 20 },
  waiters: 5_000,
  exported: 100_000,
};

/** Enough to see that every row works. */
export const tinySizes: Sizes = {
  pairs: 100,
  trades: { small: 100, large: 2_000 },
  offers: { few: 300, many: 3_000 },
  tradesOfRound: 60,
  searchesOfRound: 60,
  ranks: 60,
  roomsOfRound: 30,
  rooms: 10,
  tradesOfSize: 30,
  listsOfSize: 30,
  memory: { first: 50, last: 150, step: 50 },
  streams: { open: 40, perSecond: 20, seconds: 2 },
  events: { open: 40, perSecond: 80, seconds: 2 },
  waiters: 50,
  exported: 2_000,
};
