import type { ReactNode } from "react";
import { realAssets, type RealAsset } from "../../../domain/money/asset.ts";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import own from "./provider-order.module.css";

const segments = realAssets.map((code) => ({ value: code, label: <bdi>{code}</bdi> }));

/** One of the coins, under a label. */
export function CoinChoice(props: {
  label: ReactNode;
  value: RealAsset;
  onChange: (coin: RealAsset) => void;
}) {
  return (
    <div className={own.choice}>
      <span aria-hidden="true">{props.label}</span>
      <SegmentedSwitch
        label={props.label}
        value={props.value}
        segments={segments}
        onChange={props.onChange}
      />
    </div>
  );
}
