declare const kind: unique symbol;

/**
 * The id of one kind of thing. It is text in JSON and in rows, and any text may become one; an id
 * of another kind does not compile in its place.
 */
type Id<Kind extends string> = string & { readonly [kind]?: Kind };

export type TradeId = Id<"trade">;
export type OfferId = Id<"offer">;
/** The account of a trader. */
export type TraderId = Id<"trader">;
/** The account of a member of staff: never a trader's. */
export type StaffId = Id<"staff">;
