import { FiatAmount } from "./fiat-amount.tsx";

/** A sum, and its value in dollars where it is in another currency. */
export function FiatAndDollars(props: { amount: string; currency: string; usdValue: string }) {
  const { amount, currency, usdValue } = props;
  return (
    <>
      <FiatAmount amount={amount} currency={currency} />
      {currency !== "USD" && (
        <>
          {" "}
          · <FiatAmount amount={usdValue} />
        </>
      )}
    </>
  );
}
