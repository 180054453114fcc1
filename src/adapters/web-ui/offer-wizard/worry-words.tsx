import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { OfferSide } from "../../../domain/offer/offer.ts";
import { percentText } from "../design/amount-text.ts";
import { ConfirmDialog } from "../design/dialog.tsx";
import type { PriceWorry } from "./price-worry.ts";

/** What a price means for its owner, or for those who might take it. */
export function WorryWords(props: {
  worry: PriceWorry;
  side: OfferSide;
  distance: string;
}): ReactNode {
  const { worry, side } = props;
  const { locale } = useLingui().i18n;
  const size = percentText(locale, props.distance.replace(/^-/, "")).replace(/^\+/, "");
  if (worry === "hurts") {
    return side === "sell" ? (
      <Trans>
        You'd sell <bdi>{size}</bdi> below the market price.
      </Trans>
    ) : (
      <Trans>
        You'd buy <bdi>{size}</bdi> above the market price.
      </Trans>
    );
  }
  return side === "sell" ? (
    <Trans>
      This is <bdi>{size}</bdi> above the market. Few people will buy at that price.
    </Trans>
  ) : (
    <Trans>
      This is <bdi>{size}</bdi> below the market. Few people will sell at that price.
    </Trans>
  );
}

/** Asks for confirmation of the price (decisions, Money). */
export function WorryQuestion(props: {
  /** The name of the payment method, if what it paid can be reversed later (answers 37). */
  reversible?: string | undefined;
  worry: PriceWorry | undefined;
  side: OfferSide;
  distance: string | undefined;
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { reversible, worry, side, distance, isOpen, onConfirm, onCancel } = props;
  return (
    <ConfirmDialog
      open={isOpen}
      title={
        reversible === undefined ? (
          <Trans>Publish at this price?</Trans>
        ) : (
          <Trans>Publish with this payment method?</Trans>
        )
      }
      effect={
        reversible === undefined ? (
          worry &&
          distance !== undefined && <WorryWords worry={worry} side={side} distance={distance} />
        ) : (
          <Trans>
            Payments by <bdi>{reversible}</bdi> can be reversed, even after you have released the
            crypto. Released crypto doesn't come back.
          </Trans>
        )
      }
      confirmLabel={<Trans>Publish the offer</Trans>}
      variant="primary"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
