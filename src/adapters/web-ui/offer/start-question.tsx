import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { ViewedOffer } from "../../http/contract/offer/offer-views.ts";
import { ConfirmDialog } from "../design/dialog.tsx";
import { FundingTime } from "../market/funding-time.tsx";
import styles from "./start-question.module.css";

/** Asks once, before a trade starts, about all that is unusual about it (answers 102). */
export function StartQuestion(props: {
  offer: ViewedOffer;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { offer, onConfirm, onCancel } = props;
  const [first, ...others] = offer.confirmations;
  const asked = offer.confirmations.filter(
    (kind) => !offer.isRiskyChargeback || kind !== "RiskyPaymentMethod",
  );
  return (
    <ConfirmDialog
      open
      title={
        offer.isRiskyChargeback ? (
          <Trans>This payment can be reversed</Trans>
        ) : first === undefined ? (
          <Trans>Read the terms first</Trans>
        ) : first === "DelayedEscrow" && others.length === 0 && !offer.termsWarning ? (
          <Trans>Start before the crypto is in escrow?</Trans>
        ) : (
          <Trans>Check this before you start</Trans>
        )
      }
      effect={
        <span className={styles.reasons}>
          {offer.isRiskyChargeback && <RiskyChargeback offer={offer} />}
          {asked.map((kind) => (
            <span key={kind}>{reasonOf(kind, offer)}</span>
          ))}
          {offer.termsWarning && (
            <span>
              {offer.termsWarning === "changed" ? (
                <Trans>
                  <bdi>{offer.owner.username}</bdi> changed the terms since your last trade on this
                  offer. They are now:
                </Trans>
              ) : (
                <Trans>
                  With <bdi>{offer.paymentMethodName}</bdi>, much depends on the terms of the offer:
                </Trans>
              )}
              <bdi className={styles.terms}>{offer.offerTerms}</bdi>
            </span>
          )}
        </span>
      }
      confirmLabel={<Trans>Start the trade</Trans>}
      variant="primary"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

/** What a chargeback would cost somebody who sells to a person with few trades (answers 39). */
function RiskyChargeback({ offer }: { offer: ViewedOffer }) {
  const { paymentMethodName, owner } = offer;
  return (
    <span>
      <Trans>
        <bdi>{owner.username}</bdi> has completed few trades, and can have a payment by{" "}
        <bdi>{paymentMethodName}</bdi> taken back weeks after you release the crypto. You could then
        report it with your bank's notice, but whether you get anything back depends on what{" "}
        <bdi>{owner.username}</bdi> still has here.
      </Trans>
    </span>
  );
}

function reasonOf(kind: ViewedOffer["confirmations"][number], offer: ViewedOffer): ReactNode {
  switch (kind) {
    case "CriticalMargin":
      return (
        <Trans>
          The price is <bdi>{offer.marketDistance ?? ""}%</bdi> off the market. Make sure you know
          why.
        </Trans>
      );
    case "DelayedEscrow":
      return offer.multisigEscrow ? (
        <Trans>
          You and <bdi>{offer.owner.username}</bdi> give a key each, and{" "}
          <bdi>{offer.owner.username}</bdi> has a day to pay the escrow on the blockchain. Don't pay
          before that: the trade shows you where to pay once the escrow is confirmed. Without your
          twelve words you can't sign, and nobody can restore them.
        </Trans>
      ) : (
        <Trans>
          <bdi>{offer.owner.username}</bdi> has <FundingTime /> to fund the escrow. Don't pay before
          that: the trade shows you where to pay once the crypto is held. Until then you can cancel
          without it counting against you.
        </Trans>
      );
    case "CurrencyNotMatchCountry":
      return (
        <Trans>
          The offer is in <bdi>{offer.fiatCurrencyCode}</bdi>, which is not the currency of the
          country you live in. Your bank may charge for the exchange.
        </Trans>
      );
    case "RiskyPaymentMethod":
      return (
        <Trans>
          Payments by <bdi>{offer.paymentMethodName}</bdi> can be reversed later, and you have not
          traded with <bdi>{offer.owner.username}</bdi> before. Release only if you trust the
          payment.
        </Trans>
      );
  }
}
