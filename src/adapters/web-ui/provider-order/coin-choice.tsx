import type { ReactNode } from "react";
import { realAssets, type RealAsset } from "../../../domain/money/asset.ts";
import { LabelledSwitch } from "../design/labelled-switch.tsx";

const segments = realAssets.map((code) => ({ value: code, label: <bdi>{code}</bdi> }));

/** One of the coins, under a label. */
export function CoinChoice(props: {
  label: ReactNode;
  value: RealAsset;
  onChange: (coin: RealAsset) => void;
}) {
  return <LabelledSwitch {...props} segments={segments} />;
}
