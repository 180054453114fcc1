import { useLingui } from "@lingui/react/macro";

const names: Readonly<Record<string, string>> = {
  kraken: "Kraken",
  coinbase: "Coinbase",
  bitstamp: "Bitstamp",
  demo: "Demo",
};

/** The name of an exchange. */
export function exchangeName(source: string): string {
  return names[source] ?? source;
}

/** What prices of an exchange are called. */
export function usePricePointNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    last: t`last trade`,
    bid: t`best bid`,
    ask: t`best ask`,
    average: t`24-hour average`,
  };
}
