/** What virtual cards cost, and how much may be on them. In US cents of the card, which are hundredths of a USDT. */
export interface VirtualCardPolicy {
  /** From which verification level somebody orders and loads cards. */
  readonly fromLevel: number;
  /** How many cards somebody has at a time. */
  readonly mostCards: number;
  readonly issueFeeUsdCents: bigint;
  /** Of what goes onto a card, on top of it, in basis points. */
  readonly topUpFeeBasisPoints: number;
  /** Of what leaves a card, out of it, in basis points. */
  readonly withdrawFeeBasisPoints: number;
  readonly leastUsdCents: bigint;
  /** Of one top-up; of all of somebody's top-ups within a day; and on one card. */
  readonly mostTopUpUsdCents: bigint;
  readonly mostDayUsdCents: bigint;
  readonly mostCardUsdCents: bigint;
  /** How far the market's price of a USDT may be from one US dollar, in basis points. */
  readonly pegBasisPoints: number;
  /** How long the number of a card is shown, and how often within a day. */
  readonly shownSeconds: number;
  readonly mostReveals: number;
}

/** How long top-ups count towards the limit of a day. */
export const cardDaySeconds = 86_400;
