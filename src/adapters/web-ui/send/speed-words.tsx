import type { ReactNode } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import type { RealAsset } from "../../../domain/money/asset.ts";
import type { SendSpeed } from "../../../domain/send/send.ts";
import { Money } from "../design/money.tsx";
import own from "./send.module.css";

const names: Readonly<Record<SendSpeed, () => ReactNode>> = {
  fast: () => <Trans>Fast</Trans>,
  normal: () => <Trans>Normal</Trans>,
  slow: () => <Trans>Slow</Trans>,
};

/** A speed by its name: how soon the coins are in a block, what that costs, and what leaves the balance in all. */
export function SpeedWords(props: {
  asset: RealAsset;
  /** What the recipient gets, in base units. */
  amount: string;
  speed: SendSpeed;
  /** In base units. */
  fee: string;
  withinMinutes: number;
}) {
  const { asset, amount, speed, fee, withinMinutes } = props;
  const total = String(BigInt(amount) + BigInt(fee));
  return (
    <span className={own.speed}>
      <SpeedLine speed={speed} withinMinutes={withinMinutes} isNamed />
      <span className={own.fine}>
        <Trans>
          Fee <Money asset={asset} amount={fee} />, total <Money asset={asset} amount={total} />
        </Trans>
      </span>
    </span>
  );
}

/** How soon a block should have what was sent. */
export function WithinWords({ minutes }: { minutes: number }) {
  return (
    <Plural
      value={minutes}
      one="It should be in a block within # minute."
      other="It should be in a block within # minutes."
    />
  );
}

/** A speed by its name, where there are others, and how soon the coins are in a block. */
export function SpeedLine(props: { speed: SendSpeed; withinMinutes: number; isNamed: boolean }) {
  return (
    <span>
      {props.isNamed && (
        <>
          <span className={own.name}>{names[props.speed]()}</span>:{" "}
        </>
      )}
      <Plural
        value={props.withinMinutes}
        one="in a block within # minute"
        other="in a block within # minutes"
      />
    </span>
  );
}
