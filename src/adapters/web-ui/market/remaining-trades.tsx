import { Plural } from "@lingui/react/macro";

/** How many completed trades the reader is short of what an offer requires. */
export function RemainingTrades({ count }: { count: number }) {
  return (
    <Plural
      value={count}
      one="You need # more completed trade."
      other="You need # more completed trades."
    />
  );
}
