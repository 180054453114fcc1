/** A payment method: its id and slug, which never change, its name, and what is special about it. */
export type MethodRow = readonly [id: number, slug: string, name: string, traits?: MethodTraits];

/** What is special about a method. */
interface MethodTraits {
  /** Its currencies (ISO 4217) and countries (ISO 3166) where it pays in some only. */
  readonly where?: string;
  /** The payer, their bank or the service can have a payment reversed later. */
  readonly isReversible?: true;
  /** Those who cheat ask for it more often than for others. */
  readonly isHighRisk?: true;
  /** Its cards have numbers whose beginning (BIN) says who issued them. */
  readonly hasCardNumbers?: true;
  /**
   * How many days a payment may take to arrive: banks settle on working days, and a weekend or a
   * holiday may come between. Without: the same day.
   */
  readonly days?: number;
}
