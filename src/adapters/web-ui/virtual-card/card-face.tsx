import { Trans } from "@lingui/react/macro";
import type { VirtualCardView } from "../../http/contract/virtual-card/virtual-card-views.ts";
import { Money } from "../design/money.tsx";
import { CardState } from "./card-words.tsx";
import { decimalOfCents, expiryText } from "./card-sums.ts";
import own from "./virtual-card.module.css";

/** A card as it looks, without its number. */
export function CardFace({ card, isTest }: { card: VirtualCardView; isTest: boolean }) {
  const { label, issued, state, balanceCents, currency } = card;
  return (
    <div className={own.face} data-state={state}>
      <p className={own.top}>
        <bdi className={own.label}>{label}</bdi>
        {isTest && (
          <span className={own.mark}>
            <Trans>Test card</Trans>
          </span>
        )}
      </p>
      <p className={own.balance}>
        <Money currency={currency} amount={decimalOfCents(balanceCents)} />
      </p>
      <p className={own.bottom}>
        {issued ? (
          <>
            <bdi className={own.number}>{`•••• ${issued.lastFour}`}</bdi>
            <bdi>{expiryText(issued)}</bdi>
          </>
        ) : (
          <bdi className={own.number}>•••• ••••</bdi>
        )}
        <CardState card={card} />
      </p>
    </div>
  );
}
