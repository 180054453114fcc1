import { Trans } from "@lingui/react/macro";
import type { RealAsset } from "../../../domain/money/asset.ts";
import { Money } from "../design/money.tsx";
import { useRead } from "../server/use-read.ts";
import { worthOf } from "./send-amounts.ts";

/** What an amount in base units is worth in the person's own currency; nothing while there is no rate. */
export function Worth({ asset, units }: { asset: RealAsset; units: string }) {
  const balances = useRead("getBalances", {});
  const own = balances.data?.data.find((each) => each.cryptoCurrencyCode === asset);
  const worth = own && worthOf(asset, BigInt(units), own);
  if (own === undefined || worth === undefined) return null;
  return (
    <Trans>
      About <Money currency={own.fiatCurrencyCode} amount={worth} />
    </Trans>
  );
}
